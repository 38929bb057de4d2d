import { exportConversations, exportMessages, exportRatings } from '#server/domain/reports/export-rows.ts'
import { listReportConversations } from '#server/domain/reports/list-conversations.ts'
import { listRatings } from '#server/domain/reports/list-ratings.ts'
import { readLive } from '#server/domain/reports/read-live.ts'
import { readOverview, readOverviewRows } from '#server/domain/reports/read-overview.ts'
import { readRatings } from '#server/domain/reports/read-ratings.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of the reports. */
export function reportHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    readOverview: ({ actor, query }) => readOverview(database, actor, query),
    readOverviewRows: ({ actor, query }) => readOverviewRows(database, actor, query),
    readLive: ({ actor }) => readLive(deps, actor),
    readRatings: ({ actor, query }) => readRatings(database, actor, query),
    listRatings: ({ actor, query }) => listRatings(database, actor, query),
    listReportConversations: ({ actor, query }) => listReportConversations(database, actor, query),
    exportConversations: ({ actor, query }) => exportConversations(deps, actor, query),
    exportMessages: ({ actor, query }) => exportMessages(deps, actor, query),
    exportRatings: ({ actor, query }) => exportRatings(deps, actor, query),
  } satisfies Partial<Handlers>
}
