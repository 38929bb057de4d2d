/** A person's notifications. Database triggers write the rows when the events happen. */
import { z } from 'zod'
import { notification } from '#contract/entities/attention.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { microsOf, pageOf, readCursor } from '../../cursor.ts'
import { withIsoDates } from '../rows.ts'

const COLUMNS = Object.keys(notification.shape).join(', ')

/**
 * Returns a page of the member's notifications, the newest first, and the number of unread ones in total.
 * @throws invalid_request (400) if the cursor is invalid.
 */
export function listNotifications(
  database: Database,
  { claims, userId }: Member,
  { cursor, limit }: ParsedRequestOf<'listNotifications'>['query'],
): Promise<ResponseOf<'listNotifications'>> {
  const { micros, id } = readCursor(cursor)
  // Compares instants with instants, so that the index scan starts at the cursor.
  const before =
    cursor === undefined
      ? ''
      : `and (created_at, id) < (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::uuid)`
  return database.as(claims, async query => {
    const found = await query<{ id: string; micros: string }>(
      `select ${COLUMNS}, ${microsOf('created_at')}::text as micros from public.notifications
        where person_id = $1 and is_listed ${before} order by created_at desc, id desc limit $2`,
      [userId, limit + 1, ...(cursor === undefined ? [] : [micros, id])],
    )
    const { rows, next } = pageOf(found, limit)
    return {
      notifications: z.array(notification).parse(rows.map(withIsoDates)),
      unread: await countUnread(query, userId),
      next,
    }
  })
}

/**
 * Marks the member's notifications as read or unread, and returns the number of unread ones. Ignores notifications that
 * are deleted or already marked.
 */
export function markNotifications(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, userId }: Member,
  mark: ParsedRequestOf<'markNotifications'>['body'],
): Promise<number> {
  return database.as(claims, async query => {
    if (mark.is_read) await markRead(query, userId, mark, new Date(clock.now()))
    else await markUnread(query, userId, mark.ids)
    return countUnread(query, userId)
  })
}

type Mark = ParsedRequestOf<'markNotifications'>['body']

async function markRead(query: Query, userId: string, mark: Mark, now: Date): Promise<void> {
  await query(
    `update public.notifications set read_at = $2
      where person_id = $1 and read_at is null
        and ($3::uuid[] is null or id = any ($3)) and ($4::uuid is null or conversation_id = $4)`,
    [userId, now, 'ids' in mark ? mark.ids : null, 'conversation_id' in mark ? mark.conversation_id : null],
  )
}

/**
 * Marks notifications as unread; of one conversation and kind only the newest, and none if another is unread already.
 */
async function markUnread(query: Query, userId: string, ids: readonly string[]): Promise<void> {
  await query(
    `update public.notifications n set read_at = null
      where n.id in (
        select distinct on (marked.conversation_id, marked.kind) marked.id from public.notifications marked
         where marked.person_id = $1 and marked.id = any ($2::uuid[]) and marked.read_at is not null
         order by marked.conversation_id, marked.kind, marked.created_at desc, marked.id desc)
        and not exists (
          select from public.notifications unread
           where unread.person_id = $1 and unread.conversation_id = n.conversation_id and unread.kind = n.kind
             and unread.read_at is null)`,
    [userId, ids],
  )
}

async function countUnread(query: Query, userId: string): Promise<number> {
  const [row] = await query<{ unread: number }>(
    `select count(*) as unread from public.notifications where person_id = $1 and read_at is null and is_listed`,
    [userId],
  )
  return row!.unread
}
