import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import { addNote } from '../desk/add-note.ts'
import {
  type LockedConversation,
  lockConversation,
  saveConversation,
  storeMessage,
} from '../locked-conversation.ts'
import { agentSpoke } from './reply-as-agent.ts'

type Due = { readonly id: string; readonly conversation_id: string }
type Scheduled = {
  readonly client_id: string
  readonly author_id: string
  readonly author_name: string
  readonly content: string
}

const BATCH = 20

/** Sends the scheduled replies that are due. Returns whether there may be more. */
export async function sendScheduledDue({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const now = new Date(clock.now())
  const due = await dueMessages(database, now, BATCH)
  const sent = await Promise.allSettled(due.map(each => sendScheduled(database, each, now)))
  for (const outcome of sent) if (outcome.status === 'rejected') throw outcome.reason
  return due.length === BATCH
}

/** Returns up to `limit` replies that are due at `now`, the earliest first. Those of suspended companies wait. */
function dueMessages(database: Database, now: Date, limit: number): Promise<readonly Due[]> {
  return database.as(JOB_CLAIMS, query =>
    query<Due>(
      `select s.id, s.conversation_id from public.scheduled_messages s
        where s.send_at <= $1
          and ${companyIsOpen('s.company_id')}
        order by s.send_at, s.id limit $2`,
      [now, limit],
    ),
  )
}

/**
 * Sends one reply in its author's name, or adds it as a note if the author may no longer reply. Deletes the scheduled
 * reply in the same transaction, so that several nodes send it only once. Does nothing if it was sent or canceled in
 * the meantime.
 */
function sendScheduled(database: Database, { id, conversation_id }: Due, now: Date): Promise<void> {
  return database.as(JOB_CLAIMS, async query => {
    const [exists] = await query('select from public.conversations where id = $1', [conversation_id])
    if (!exists) return
    const before = await lockConversation(query, conversation_id)
    const [scheduled] = await query<Scheduled>(
      'delete from public.scheduled_messages where id = $1 returning client_id, author_id, author_name, content',
      [id],
    )
    if (!scheduled) return
    const fullName = await authorName(query, before, scheduled.author_id)
    if (fullName === null) await keepAsNote(query, before, scheduled, now)
    else await send(query, before, scheduled, fullName, now)
  })
}

/** Returns the author's full name; null if the author is no longer active or may not reply. */
async function authorName(
  query: Query,
  { company_id }: LockedConversation,
  authorId: string,
): Promise<string | null> {
  const [author] = await query<{ full_name: string }>(
    `select p.full_name from public.profiles p
       left join public.role_permissions r on r.company_id = p.company_id and r.role = p.role
      where p.id = $1 and p.company_id = $2 and p.status = 'active'
        and (p.role in ('owner', 'staff')
          or 'conversations.reply' = any (coalesce(r.permissions, app.default_permissions(p.role))))`,
    [authorId, company_id],
  )
  return author?.full_name ?? null
}

async function send(
  query: Query,
  before: LockedConversation,
  { client_id, author_id, content }: Scheduled,
  fullName: string,
  now: Date,
): Promise<void> {
  const author = { kind: 'member', userId: author_id, fullName, impersonationId: null } as const
  await query("select set_config('app.automation', $1, true)", [fullName])
  await storeMessage(query, before, author, { clientId: client_id, content }, now)
  await saveConversation(query, before, agentSpoke(before, author, now))
}

function keepAsNote(
  query: Query,
  before: LockedConversation,
  { author_id, author_name, content }: Scheduled,
  now: Date,
): Promise<void> {
  const who = { kind: 'automation', id: author_id, name: author_name } as const
  const reason = `This reply was not sent on time, because ${author_name} can no longer answer.`
  return addNote(query, who, before, `${reason}\n\n${content}`.slice(0, 8_000), now)
}
