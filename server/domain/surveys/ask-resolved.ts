import { createHash } from 'node:crypto'
import { UNDO_MS } from '#contract/constants/desk.ts'
import type { Query } from '#server/ports/database.ts'
import { readSettings } from '../settings/read-settings.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Asks the visitor of a conversation that was resolved in this transaction, as the company's settings say. Runs under the
 * claims of whoever resolved it. `app.ask_survey` decides what they can't read.
 */
export async function askResolved(
  query: Query,
  { id, company_id: companyId }: { readonly id: string; readonly company_id: string },
  now: Date,
): Promise<void> {
  const csat = await readSettings(query, companyId, 'csat')
  if (!csat.is_enabled || !isInShare(id, csat.share_percent)) return
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  await query('select app.ask_survey($1, $2, $3, $4, $5, $6, $7)', [
    id,
    csat.kind,
    csat.asks_about,
    csat.in_chat,
    // An email can't be withdrawn, so none is due while the resolving can be undone.
    csat.by_email ? inMs(Math.max(csat.email_delay_minutes * MINUTE_MS, UNDO_MS)) : null,
    csat.quiet_days > 0 ? inMs(-csat.quiet_days * DAY_MS) : null,
    now,
  ])
}

/** Whether a conversation belongs to a share of all: always the same answer for the same conversation and share. */
export function isInShare(conversationId: string, percent: number): boolean {
  return createHash('sha256').update(conversationId).digest().readUInt32BE(0) % 100 < percent
}
