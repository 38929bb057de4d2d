import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'

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

const NEWS_EVERY_MS = 100

export type ProgressWriter = {
  readonly write: (soFar: string) => void
  /** Tells that no more will come; resolves once that is told. */
  readonly end: () => Promise<void>
}

/**
 * Tells all nodes how far the answer to the message `question` is, as long as the AI may still give it. Never throws
 * or rejects: an answer that cannot be followed is none the worse.
 */
export function createProgressWriter(
  {
    database,
    clock,
    log,
  }: {
    readonly database: Database
    readonly clock: Clock
    readonly log: Pick<Log, 'warn'>
  },
  conversationId: string,
  question: number,
): ProgressWriter {
  let newest = ''
  let timer: unknown = null
  let notifiedAt = Number.NEGATIVE_INFINITY
  let isEnded = false
  let telling: Promise<void> = Promise.resolve()

  function tell(text: string | null): Promise<void> {
    const payload = progressPayload({ conversationId, question, text })
    // Whoever has come meanwhile, an agent or the visitor with another question, has silenced this answer.
    const isStillWanted = `from public.conversations
      where id = $2 and last_sequence = $3 and pen = 'ai' and status = 'open'`
    telling = telling.then(async () => {
      try {
        await database.asOwner(query =>
          text === null
            ? query('select pg_notify($1, $2)', [PROGRESS_CHANNEL, payload])
            : query(`select pg_notify('${PROGRESS_CHANNEL}', $1) ${isStillWanted}`, [
                payload,
                conversationId,
                question,
              ]),
        )
      } catch (error) {
        log.warn({ error, conversationId }, 'the progress of an answer could not be told')
      }
    })
    return telling
  }

  function tellNewest(): void {
    timer = null
    notifiedAt = clock.now()
    void tell(newest)
  }

  return {
    write(soFar) {
      if (isEnded || soFar === newest) return
      newest = soFar
      if (timer !== null) return
      const wait = notifiedAt + NEWS_EVERY_MS - clock.now()
      if (wait <= 0) tellNewest()
      else timer = clock.setTimeout(tellNewest, wait)
    },
    end() {
      isEnded = true
      clock.clearTimeout(timer)
      return tell(null)
    },
  }
}
