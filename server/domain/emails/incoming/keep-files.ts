/** The files of a mail: which of them become messages, and where they are. */
import { createHash } from 'node:crypto'
import { UPLOAD_BUCKET, UPLOAD_MAX_BYTES, UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import type { EmailFileState, MailKind } from '#contract/constants/email.ts'
import type { Database } from '#server/ports/database.ts'
import type { KeepFile } from '#server/ports/mail.ts'
import { JOB_CLAIMS, writerClaims } from '../../actor.ts'
import { lockConversation, storeMessage } from '../../conversations/locked-conversation.ts'
import type { MailFile } from './read-mail.ts'
import { storable } from './take-mail.ts'
import type { Colleague } from './understand-mail.ts'

/** A picture of the text that is no larger than that is an ornament, such as a line or a logo. In bytes. */
const ORNAMENT_MAX_BYTES = 5_000
/** Characters of a file's name in its key, which the storage takes. */
const KEY_NAME_MAX = 150

/** A file as the mail's row lists it. */
export type ListedFile = {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly is_inline: boolean
  readonly state: EmailFileState
}

/** Returns the files of a mail, and what is to become of each. */
export function plannedFiles(files: readonly MailFile[]): ListedFile[] {
  return files.map(file =>
    storable({
      ...{ name: file.name, type: file.type, size: file.content.length, is_inline: file.isInline },
      state: plannedState(file),
    }),
  )
}

/** The pictures of earlier mails come again with each answer: they are no messages a second time. */
function plannedState({ isInline, isNew, content: { length } }: MailFile): EmailFileState {
  if (length > UPLOAD_MAX_BYTES) return 'too-large'
  return !isNew || (isInline && length <= ORNAMENT_MAX_BYTES) ? 'inline' : 'kept'
}

/** A person's mail, on which the desk acts; one that a machine wrote; or one that was in a mailbox before it was connected. */
export type MailNature = 'message' | 'automatic' | 'history'

/** Returns the nature of a mail. */
export function natureOf(kind: MailKind, { history_at }: { readonly history_at: Date | null }): MailNature {
  if (history_at !== null) return 'history'
  return kind === 'message' ? 'message' : 'automatic'
}

/** Returns the meta of the messages that a mail becomes. */
export function mailMeta(emailId: string, nature: MailNature) {
  return {
    email_id: emailId,
    ...(nature === 'automatic' && ({ is_automatic: true } as const)),
    ...(nature === 'history' && ({ is_history: true } as const)),
  }
}

/** A mail whose text is stored. */
export type DeliveredMail = {
  readonly id: string
  readonly company_id: string
  readonly received_at: Date
  readonly attempts: number
  readonly conversationId: string
  readonly nature: MailNature
  /** The author, if it is a colleague's answer. */
  readonly colleague: Colleague | null
}

/**
 * Stores a mail's files as messages of its conversation, in their order. A second time, it changes nothing: keys and messages
 * follow from the mail. (A key that an attempt announced can't be used by the next one, which therefore has its own.)
 */
export async function keepFiles(
  deps: {
    readonly database: Database
    readonly keepFile: KeepFile
    /** The origin of uploads. */
    readonly filesOrigin: () => string
  },
  { id, company_id: companyId, received_at, attempts, conversationId, nature, colleague }: DeliveredMail,
  files: readonly MailFile[],
  now: Date,
): Promise<void> {
  const listed = plannedFiles(files)
  const kept: { readonly clientId: string; readonly content: string }[] = []
  for (const [index, file] of listed.entries()) {
    if (file.state !== 'kept') continue
    const digest = createHash('sha256').update(`${id}/${index}`).digest('hex')
    const start = `${conversationId}/${received_at.getTime()}-${digest.slice(0, 12)}`
    const found = await keyFrom(deps.database, start)
    const key = found ?? `${start}${attempts}-${keyName(file.name)}`
    const bytes = new Uint8Array(files[index]!.content)
    const state = found ? 'kept' : await deps.keepFile({ id: conversationId, companyId }, key, bytes)
    listed[index] = { ...file, state }
    const path = key.split('/').map(encodeURIComponent).join('/')
    if (state === 'kept')
      kept.push({ clientId: idOf(digest), content: `${deps.filesOrigin()}${UPLOAD_PUBLIC_PATH}${path}` })
  }
  const claims = colleague ? JOB_CLAIMS : writerClaims(companyId, conversationId)
  await deps.database.as(claims, async query => {
    const conversation = await lockConversation(query, conversationId)
    const known = await query<{ client_id: string }>(
      'select client_id from public.messages where conversation_id = $1 and client_id = any ($2::uuid[])',
      [conversationId, kept.map(({ clientId }) => clientId)],
    )
    const knownIds = new Set(known.map(({ client_id }) => client_id))
    const meta = mailMeta(id, nature)
    for (const file of kept)
      if (!knownIds.has(file.clientId))
        await storeMessage(query, conversation, colleague ?? 'visitor', { ...file, meta }, now)
    await query('update public.conversation_emails set files = $2 where id = $1', [
      id,
      JSON.stringify(listed),
    ])
  })
}

/** Returns the key of the file that an earlier attempt stored, by the key's start; undefined if none did. */
async function keyFrom(database: Database, start: string): Promise<string | undefined> {
  const [found] = await database.as(JOB_CLAIMS, query =>
    query<{ name: string }>(
      'select name from storage.objects where bucket_id = $1 and starts_with(name, $2)',
      [UPLOAD_BUCKET, start],
    ),
  )
  return found?.name
}

/** Returns a name as a key takes it: without what looks like a folder, and not too long to keep its extension. */
function keyName(name: string): string {
  const plain = name.replace(/[/\\\p{C}]/gu, '_')
  const letters = [...plain]
  if (letters.length <= KEY_NAME_MAX) return plain || 'file'
  const extension = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return letters.slice(0, KEY_NAME_MAX - extension.length).join('') + extension
}

/** Returns an id (UUID, version 8) that follows from a digest. */
function idOf(digest: string): string {
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
