import type { Draft } from '#contract/entities/thread-tools.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { connection } from '#host-app/adapters/api/connection.ts'
import { newId } from '#host-app/adapters/browser/new-id.ts'
import { systemClock } from '#host-app/adapters/browser/system-clock.ts'
import { attachments } from '../attachments/attachments.ts'
import type { Outbox } from './outbox.ts'

const EMPTY: Draft = { kind: 'reply', content: '' }

type Sending = {
  readonly mentionedIds?: readonly string[]
  /** The newest message that the member has seen; null if the thread could not be loaded. */
  readonly seenSequence: number | null
}

/** The files of sent replies, by `clientId`, to attach them again if the reply is undone. */
export const sentFiles = new Map<string, File>()

/** Drafts whose files could not be uploaded without a connection, by conversation. */
const waiting = new Map<string, () => unknown>()
connection.onBack(() => {
  const again = [...waiting.values()]
  waiting.clear()
  for (const send of again) send()
})

/**
 * Sends a conversation's draft and clears it; the composer returns to a reply. A blank draft is not sent. Files attached to
 * this kind of message go first, each as its own message or note; if one can't be uploaded, nothing is sent. If that is
 * because there is no connection, all of it is sent once it is back, unless the draft changes meanwhile. Returns whether all
 * of it was delivered.
 */
export async function sendDraft(
  outbox: Outbox,
  id: string,
  { mentionedIds = [], seenSequence }: Sending,
): Promise<boolean> {
  const written = outbox.draft(id)
  const { kind, content } = written
  waiting.delete(id)
  const files = attachments.of(id, kind).length === 0 ? [] : await attachments.takeAll(id, kind)
  if (files === null) {
    if (!(await connection.check()))
      waiting.set(
        id,
        () => outbox.draft(id) === written && sendDraft(outbox, id, { mentionedIds, seenSequence }),
      )
    return false
  }

  const send = (
    message: { content: string; fileKey?: string | null; mentionedIds?: readonly string[] },
    file?: File,
  ) => {
    const clientId = newId()
    if (file) sentFiles.set(clientId, file)
    return outbox.send({
      clientId,
      conversationId: id,
      kind,
      content: message.content,
      mentionedIds: message.mentionedIds ?? [],
      fileKey: message.fileKey ?? null,
      seenSequence: kind === 'reply' ? seenSequence : null,
      writtenAt: systemClock.now(),
    })
  }
  const deliveries = files.map(({ file, ...uploaded }) => send(uploaded, file))
  const hasText = !isBlank(content)
  if (hasText) deliveries.push(send({ content: content.trim(), mentionedIds }))
  if ((hasText || kind === 'note') && outbox.draft(id).content === content) outbox.setDraft(id, EMPTY)
  return (await Promise.all(deliveries)).every(Boolean)
}
