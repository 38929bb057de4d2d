import { RATING_GROUPS, REPORT_FIGURES, REPORT_GROUPS } from '#contract/constants/reports.ts'
import { SURVEY_KINDS } from '#contract/constants/surveys.ts'
import type { ReportFilter, ReportOverview, ReportRatings } from '#contract/entities/report.ts'
import { bucketsOf, rangeBefore, unitOf } from '#server/domain/reports/range.ts'
import { readReportTime } from '#server/domain/reports/report-time.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

const NONE = { value: null, count: 0, before: null }
const empty = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map(key => [key, value])) as Record<Key, Value>
async function* noRows() {}

/** Handlers of the reports. */
export function reportHandlers({ database }: HandlerDeps) {
  return {
    readOverview: ({ actor, query: filter }) =>
      database.as(actor.claims, async (query): Promise<ReportOverview> => {
        const time = await readReportTime(query, actor.companyId)
        return {
          ...time,
          unit: unitOf(filter),
          before: before(filter),
          figures: empty(REPORT_FIGURES, NONE),
          series: bucketsOf(filter, time.week_start).map(range => ({
            ...range,
            conversations: 0,
            resolved: 0,
            resolved_by_ai: 0,
            handoffs: 0,
            backlog: 0,
            first_reply: null,
            resolution_time: null,
            ratings: 0,
            satisfied: 0,
            before: null,
          })),
          hours: [],
          by: empty(REPORT_GROUPS, []),
        }
      }),
    readLive: () => ({
      waiting: 0,
      longest_wait_since: null,
      open: 0,
      with_ai: 0,
      with_people: 0,
      tickets_open: 0,
      calls_live: 0,
      agents: [],
    }),
    readRatings: ({ actor, query: filter }) =>
      database.as(actor.claims, async (query): Promise<ReportRatings> => {
        const { time_zone, week_start } = await readReportTime(query, actor.companyId)
        return {
          time_zone,
          unit: unitOf(filter),
          before: before(filter),
          figures: { satisfaction: NONE, response_rate: NONE, nps: NONE },
          asked: 0,
          answered: 0,
          kind_counts: empty(SURVEY_KINDS, []),
          series: bucketsOf(filter, week_start).map(range => ({ ...range, answered: 0, satisfied: 0 })),
          by: empty(RATING_GROUPS, []),
        }
      }),
    listRatings: () => ({ items: [], next: null }),
    listReportConversations: () => ({ items: [], total: 0, next: null }),
    exportConversations: noRows,
    exportMessages: noRows,
    exportRatings: noRows,
  } satisfies Partial<Handlers>
}

function before(filter: ReportFilter) {
  return filter.compare === 'before' ? rangeBefore(filter) : null
}
