/** Deletes the content of a message. The message keeps its place in the conversation. */
import type { Message } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import { firstName } from '#core/text/first-name.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { lockConversation } from '../locked-conversation.ts'
import { MESSAGE_COLUMNS, toMessage } from '../rows.ts'
import { uploadKey } from './upload-key.ts'

/** Dependencies of removing a message. */
export type RemoveDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Deletes uploaded files by their keys. */
  readonly removeFiles: (keys: readonly string[]) => Promise<void>
  readonly log: { readonly error: (detail: object, text: string) => void }
}

/**
 * Deletes the content of a message and its uploaded file, and returns the message; does nothing if it's already
 * deleted. `undone` is for the member's own reply, before the visitor has seen it or received it by email. If the file
 * can't be deleted, that is only logged: without its row it can't be downloaded.
 * @throws message_not_found (404).
 * @throws message_seen (409) for `undone` after the visitor has seen the reply.
 * @throws forbidden (403) for another sender's message, without `settings.edit` or with `undone`.
 */
export async function removeMessage(
  { database, clock, removeFiles, log }: RemoveDeps,
  actor: Member,
  id: string,
  how: 'removed' | 'undone',
): Promise<Message> {
  const now = new Date(clock.now())
  const { message, file } = await database.as(actor.claims, async query => {
    const found = await find(query, id)
    await lockConversation(query, found.conversation_id)
    const isOwn = found.sender_type === 'agent' && found.sender_id === actor.userId
    if (!isOwn && (how === 'undone' || !actor.permissions.includes('settings.edit')))
      throw new AppError('forbidden')
    const file = uploadKey(found.content)
    const [row] = await query<{ deleted: boolean | null }>(
      'select app.delete_message($1, $2, $3, $4, $5) as deleted',
      [id, file, how === 'undone', firstName(actor.fullName), now],
    )
    if (row!.deleted === false) throw new AppError('message_seen')
    if (row!.deleted) await writeAudit(query, actor, { action: `message.${how}`, targetId: id, detail: {} })
    const [after] = await query(`select ${MESSAGE_COLUMNS} from public.messages where id = $1`, [id])
    return { message: toMessage(after!), file: row!.deleted ? file : null }
  })
  if (file !== null)
    await removeFiles([file]).catch((error: unknown) =>
      log.error({ error, messageId: id }, 'a file stayed behind'),
    )
  return message
}

type Found = {
  readonly conversation_id: string
  readonly sender_type: string
  readonly sender_id: string | null
  readonly content: string
}

async function find(query: Query, id: string): Promise<Found> {
  const [row] = await query<Found>(
    'select conversation_id, sender_type, sender_id, content from public.messages where id = $1',
    [id],
  )
  if (!row) throw new AppError('message_not_found')
  return row
}
