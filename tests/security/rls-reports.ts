/** The facts of the reports and the functions that count them; for rls-policy.ts and rls-grants.ts. */
import { MEMBERS_A, MEMBERS_B, MEMBERS_C } from './rls-groups.ts'

/** Policies by table. Facts have a row for each conversation. */
export const REPORT_TABLES = {
  'public.conversation_facts': {
    select: {
      A1: [...MEMBERS_A, 'api aiA1'],
      A2: [...MEMBERS_A, 'api aiA1'],
      B1: MEMBERS_B,
      C1: MEMBERS_C,
      S1: [],
    },
    change: 'labels = labels',
  },
} as const

const AT = 'timestamp with time zone'
const FILTER = 'text,uuid,uuid,text,text,text'

/** Functions that members may execute; all have the rights of the caller. */
export const REPORT_FUNCTIONS: readonly string[] = [
  'app.day_start(date,text)',
  `app.figure_counts(text,text,conversation_facts,${AT},${AT})`,
  'app.is_satisfied(text,integer)',
  `app.keys_of(text,conversation_facts,${AT},${AT}[])`,
  'app.known_zone(text)',
  `app.report_assists(${AT},${AT},${FILTER})`,
  `app.report_backlog(${AT}[],${FILTER})`,
  `app.report_calls(${AT},${AT},${FILTER})`,
  `app.report_hours(${AT},${AT},text,${FILTER})`,
  `app.report_ratings(${AT},${AT},text,${AT}[],${FILTER})`,
  `app.report_resolved(${AT},${AT},text,${AT}[],${FILTER})`,
  `app.report_scores(${AT},${AT},${FILTER})`,
  `app.report_started(${AT},${AT},text,${AT}[],${FILTER})`,
  `app.reported_facts(${FILTER})`,
  `app.survey_keys_of(text,conversation_facts,${AT}[])`,
  `app.surveyed_facts(${FILTER})`,
  'app.to_millisecond(double precision)',
]
