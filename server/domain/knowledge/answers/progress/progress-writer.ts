/** Publishes the text of an unfinished answer to all nodes, by PostgreSQL's NOTIFY. */
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'

/** The NOTIFY channel on which every node receives the progress of answers. */
export const PROGRESS_CHANNEL = 'answer_progress'
/** Limit of a NOTIFY payload. PostgreSQL accepts less than 8,000 bytes. */
const PAYLOAD_MAX_BYTES = 7_500

/** The progress of the answer to one message: the whole text so far, or null once it has ended. */
export type ProgressMark = {
  readonly conversationId: string
  /** Sequence of the message that is being answered. */
  readonly question: number
  readonly text: string | null
}

/** Returns the mark as a NOTIFY payload, with its text shortened until it fits. */
export function progressPayload(mark: ProgressMark): string {
  const payload = JSON.stringify(mark)
  if (mark.text === null || Buffer.byteLength(payload) < PAYLOAD_MAX_BYTES) return payload
  return progressPayload({ ...mark, text: mark.text.slice(0, Math.floor(mark.text.length * 0.9)) })
}

const NEWS_EVERY_MS = 100

/** Publishes the progress of one answer. */
export type ProgressWriter = {
  /** Publishes the whole text so far, at most every 100 ms. */
  readonly write: (soFar: string) => void
  /** Publishes that the answer has ended. Resolves once that is sent. */
  readonly end: () => Promise<void>
}

/**
 * Creates a writer for the answer to the message with sequence `question`. It publishes only while the AI may still
 * post that answer.
 * Never throws or rejects, since an answer is complete without its followers.
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
    // An agent or another question that came meanwhile has canceled this answer.
    const isStillWanted = `from public.conversations
      where id = $2 and last_sequence = $3 and responder = 'ai' and status = 'open'`
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
