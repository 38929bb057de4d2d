/** Scheduled replies: they wait until the time at which they are sent. */
import { randomUUID } from 'node:crypto'
import { type ScheduledMessage, scheduledMessage } from '#contract/entities/thread-tools.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../rows.ts'
import { findConversation } from './find-conversation.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

const COLUMNS = Object.keys(scheduledMessage.shape).join(', ')
const toScheduled = (row: Row): ScheduledMessage => scheduledMessage.parse(withIsoDates(row))

/** Returns the scheduled replies of a conversation, the next one first. @throws conversation_not_found (404). */
export function listScheduled(
  database: Database,
  { claims }: Member,
  conversationId: string,
): Promise<ScheduledMessage[]> {
  return database.as(claims, async query => {
    await findConversation(query, conversationId)
    const rows = await query(
      `select ${COLUMNS} from public.scheduled_messages where conversation_id = $1 order by send_at, id`,
      [conversationId],
    )
    return rows.map(toScheduled)
  })
}

/**
 * Schedules a reply and returns it; the same `client_id` returns the existing one.
 * @throws conversation_not_found (404) or send_date_past (409).
 */
export function scheduleMessage(
  { database, clock }: Deps,
  { claims, userId, fullName }: Member,
  conversationId: string,
  { content, send_at, client_id = randomUUID() }: ParsedRequestOf<'scheduleMessage'>['body'],
): Promise<ScheduledMessage> {
  const now = new Date(clock.now())
  const sendAt = new Date(send_at)
  return database.as(claims, async query => {
    const { company_id } = await findConversation(query, conversationId)
    if (sendAt <= now) throw new AppError('send_date_past')
    const [added] = await query(
      `insert into public.scheduled_messages (company_id, conversation_id, client_id, author_id, author_name, content,
         send_at, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (conversation_id, client_id) do nothing returning ${COLUMNS}`,
      [company_id, conversationId, client_id, userId, fullName, content, sendAt, now],
    )
    if (added) return toScheduled(added)
    const [known] = await query(
      `select ${COLUMNS} from public.scheduled_messages where conversation_id = $1 and client_id = $2`,
      [conversationId, client_id],
    )
    return toScheduled(known!)
  })
}

/**
 * Cancels a scheduled reply.
 * @throws scheduled_not_found (404), also if it's already sent.
 * @throws forbidden (403) for another member's reply without `settings.edit`.
 */
export function cancelScheduled(database: Database, actor: Member, id: string): Promise<void> {
  return database.as(actor.claims, async query => {
    const [found] = await query<{ author_id: string }>(
      'select author_id from public.scheduled_messages where id = $1',
      [id],
    )
    if (!found) throw new AppError('scheduled_not_found')
    if (found.author_id !== actor.userId && !actor.permissions.includes('settings.edit'))
      throw new AppError('forbidden')
    // Waits for a transaction that is sending the reply, and then finds no row.
    const gone = await query('delete from public.scheduled_messages where id = $1 returning id', [id])
    if (gone.length === 0) throw new AppError('scheduled_not_found')
  })
}
