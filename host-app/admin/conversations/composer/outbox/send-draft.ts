import type { Draft } from '#contract/entities/thread-tools.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { connection } from '#host-app/shared/api/connection.ts'
import { newId } from '#host-app/shared/browser/new-id.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
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
let lastWritten = 0

/** Forgets all files, because somebody else works in the page now. */
export function forgetFiles(): void {
  attachments.clear()
  sentFiles.clear()
  waiting.clear()
}

connection.onBack(() => {
  const again = [...waiting.values()]
  waiting.clear()
  for (const send of again) send()
})

/**
 * Sends a conversation's draft and clears it; the composer returns to a reply. A blank draft is not sent. Files attached to
 * this kind of message go first, each as its own message or note; if one can't be uploaded, nothing is sent. If that is
 * because there is no connection, all of it is sent once it is back, unless the draft or its files change meanwhile. Returns
 * whether all of it was delivered.
 */
export async function sendDraft(
  outbox: Outbox,
  id: string,
  { mentionedIds = [], seenSequence }: Sending,
): Promise<boolean> {
  const written = outbox.draft(id)
  const { kind } = written
  const attached = () =>
    attachments
      .of(id, kind)
      .map(each => each.id)
      .join()
  const attachedNow = attached()
  waiting.delete(id)
  const files = attachedNow === '' ? [] : await attachments.takeAll(id, kind)
  if (files === null) {
    const isUnchanged = () => outbox.draft(id) === written && attached() === attachedNow
    if (!(await connection.check()))
      waiting.set(id, () => isUnchanged() && sendDraft(outbox, id, { mentionedIds, seenSequence }))
    return false
  }
  // An article or an emoji may have been added during the upload.
  const { content } = outbox.draft(id)

  const send = (
    message: { content: string; fileKey?: string | null; mentionedIds?: readonly string[] },
    file?: File,
  ) => {
    const clientId = newId()
    lastWritten = Math.max(systemClock.now(), lastWritten + 1)
    if (file) sentFiles.set(clientId, file)
    return outbox.send({
      clientId,
      conversationId: id,
      kind,
      content: message.content,
      mentionedIds: message.mentionedIds ?? [],
      fileKey: message.fileKey ?? null,
      seenSequence: kind === 'reply' ? seenSequence : null,
      // A file and its text keep their order after a reload.
      writtenAt: lastWritten,
    })
  }
  const deliveries = files.map(({ file, ...uploaded }) => send(uploaded, file))
  const hasText = !isBlank(content)
  if (hasText) deliveries.push(send({ content: content.trim(), mentionedIds }))
  if ((hasText || kind === 'note') && outbox.draft(id).content === content) outbox.setDraft(id, EMPTY)
  return (await Promise.all(deliveries)).every(Boolean)
}
