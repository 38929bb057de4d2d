import type { Clock } from '#core/clock.ts'
import { resolved } from '#core/conversation-record/transitions.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { settingByCompany } from '../../settings/setting-by-company.ts'
import { lockConversation, saveConversation } from '../locked-conversation.ts'

const DAY_MS = 24 * 60 * 60_000
const BATCH = 50

type Rule = { readonly days: number; readonly closesTickets: boolean; readonly now: Date }

/**
 * Resolves conversations in which nobody has written for as many days as the company's settings say. Leaves alone whoever
 * waits for a human, and what is snoozed. The visitor is told nothing and reopens the conversation by writing. Returns
 * whether there may be more.
 */
export async function closeInactive({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const now = new Date(clock.now())
  let isMore = false
  for (const { companyId, value: days, settings } of await settingByCompany(
    database,
    'conversations',
    'auto_close_days',
  )) {
    const rule = { days, closesTickets: settings.auto_close_tickets, now }
    isMore = (await database.as(JOB_CLAIMS, query => closeBatch(query, companyId, rule))) || isMore
  }
  return isMore
}

async function closeBatch(query: Query, companyId: string, rule: Rule): Promise<boolean> {
  const { days, closesTickets, now } = rule
  const rows = await query<{ id: string }>(
    `select c.id from public.conversations c
      where c.company_id = $1 and c.status <> 'resolved' and c.snoozed_until is null
        and coalesce(c.last_message_at, c.created_at) <= $2
        and (c.status = 'open' or $3)
        and not (c.needs_human and c.assignee_id is null)
        and (c.waiting_since is null or c.responder = 'ai')
      order by coalesce(c.last_message_at, c.created_at) limit ${BATCH} for no key update skip locked`,
    [companyId, new Date(now.getTime() - days * DAY_MS), closesTickets],
  )
  // The timeline names it as the one who resolved.
  await query("select set_config('app.automation', $1, true)", [automationOf(days)])
  for (const { id } of rows) {
    const before = await lockConversation(query, id)
    await saveConversation(query, before, resolved(before, now))
  }
  return rows.length === BATCH
}

function automationOf(days: number): string {
  return `Auto-close after ${days === 1 ? '1 day' : `${days} days`}`
}
