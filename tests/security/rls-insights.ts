/** Usage and the weekly summary: who may use their functions and rows; for rls-grants, rls-policy and rls-functions. */
import { MEMBERS_A, MEMBERS_B, MEMBERS_C, MEMBERS_P } from './rls-groups.ts'
import { api, both, type Identity } from './rls-identities.ts'
import { REPORT_FUNCTIONS } from './rls-reports.ts'

/** Functions of reports, insights and usage that members may execute. */
export const READER_FUNCTIONS: readonly string[] = [
  ...REPORT_FUNCTIONS,
  'app.stock(timestamp with time zone)',
  'app.summary_week(timestamp with time zone,text)',
  'app.usage(timestamp with time zone,text)',
]

/** Privileges by table. */
export const INSIGHT_GRANTS = {
  'public.ai_assists': {
    'authenticated insert': '*',
    'authenticated select': '*',
    'authenticated update': 'dismissed_at inserted_at is_unchanged sent_at sent_sequence',
  },
  'public.weekly_summaries': {
    'authenticated delete': '*',
    'authenticated insert': 'company_id created_at handled_week person_id',
    'authenticated select': 'company_id created_at id person_id',
  },
}

/** Policies by table. A person's summary is nobody else's. */
export const INSIGHT_TABLES = {
  'public.ai_assists': {
    select: { A1: MEMBERS_A, B1: MEMBERS_B, S1: [] },
    change: 'dismissed_at = dismissed_at',
    update: { A1: api('agentA'), B1: api('agentB') },
  },
  'public.weekly_summaries': {
    select: { A1: both('agentA'), A2: both('adminA'), B1: both('agentB'), S1: [] },
    change: 'created_at = created_at',
    delete: { A1: api('agentA'), A2: api('adminA'), B1: api('agentB') },
  },
}

/** What the functions return: numbers of the caller's company alone. */
export const INSIGHT_CELLS = [
  [
    'what the own company has',
    'select 1 from app.stock(now()) s where s.articles = (select count(*) from public.content)',
    [...MEMBERS_A, ...MEMBERS_B, ...MEMBERS_C, ...MEMBERS_P],
  ],
  [
    'what the own company uses',
    `select 1 where (select sum(u.count) from app.usage('2000-01-01', 'UTC') u where u.feature like 'conversations.%')
       = (select count(*) from public.conversation_facts where is_counted)`,
    [...MEMBERS_A, ...MEMBERS_B, ...MEMBERS_C],
  ],
] as const satisfies readonly (readonly [string, string, readonly Identity[]])[]
