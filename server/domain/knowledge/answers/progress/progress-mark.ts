/** The channel of NOTIFY on which every node hears how far an answer is. */
export const PROGRESS_CHANNEL = 'answer_progress'
/** PostgreSQL takes less than 8,000 bytes. */
const PAYLOAD_MAX_BYTES = 7_500

/** How far the answer to a message is: all of the text so far, or null when it has ended. */
export type ProgressMark = {
  readonly conversationId: string
  /** The sequence of the message that is answered. */
  readonly question: number
  readonly text: string | null
}

/** The mark as a payload, its text cut until it fits. */
export function progressPayload(mark: ProgressMark): string {
  const payload = JSON.stringify(mark)
  if (mark.text === null || Buffer.byteLength(payload) < PAYLOAD_MAX_BYTES) return payload
  return progressPayload({ ...mark, text: mark.text.slice(0, Math.floor(mark.text.length * 0.9)) })
}
