/** Replies that wait for their time. */
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

/** The next to go out first. Throws `conversation_not_found`. */
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

/** The same `client_id` again gives the one that is there. Throws `conversation_not_found` and `send_date_past`. */
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
 * Calls a reply back. Throws `forbidden` for another person's without `settings.edit`, and
 * `scheduled_not_found` for what is on its way or has gone.
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
    // While it is being sent this waits, and then there is nothing to be called back.
    const gone = await query('delete from public.scheduled_messages where id = $1 returning id', [id])
    if (gone.length === 0) throw new AppError('scheduled_not_found')
  })
}
