/** Sends unfinished answers to the visitors of this node who follow them. Any node may be composing them. */
import type { Clock } from '#core/clock.ts'
import { aiClaims, type Visitor } from '#server/domain/actor.ts'
import { AppError } from '#server/domain/app-error.ts'
import type { Bus } from '#server/ports/bus.ts'
import type { Database } from '#server/ports/database.ts'
import { PROGRESS_CHANNEL, type ProgressMark } from './progress-writer.ts'

/** Time after which an unfinished answer is forgotten, in ms: the process that wrote it has died. */
const FORGOTTEN_AFTER_MS = 60_000

/** Receives the whole text so far each time it grows, then `end`. */
export type ProgressListener = {
  readonly send: (progress: { readonly text: string }) => void
  readonly end: () => void
}

/** The followers of unfinished answers on this node. */
export type AnswerProgress = {
  /**
   * Follows the answer to the message with sequence `question` or to a later one, and sends at once what exists of
   * it. Sends nothing after `end`. Returns a function that stops following.
   */
  readonly follow: (conversationId: string, question: number, listener: ProgressListener) => () => void
  /** Ends all followers, also those that come later: their pages read the answer once it is stored. */
  readonly endAll: () => void
  /** Ends all followers and stops listening. */
  readonly close: () => Promise<void>
}

type Follower = ProgressListener & { readonly question: number }
type UnderWay = { readonly question: number; readonly text: string; readonly at: number }

/** Starts listening to the progress that all nodes publish, until it is closed. */
export async function createAnswerProgress({
  bus,
  clock,
}: {
  readonly bus: Bus
  readonly clock: Pick<Clock, 'now'>
}): Promise<AnswerProgress> {
  const followers = new Map<string, Set<Follower>>()
  const underWay = new Map<string, UnderWay>()
  let isEnding = false

  function hear(payload: string): void {
    forgetOld()
    const { conversationId, question, text } = JSON.parse(payload) as ProgressMark
    const concerned = [...(followers.get(conversationId) ?? [])].filter(
      follower => follower.question <= question,
    )
    if (text === null) {
      if (underWay.get(conversationId)?.question === question) underWay.delete(conversationId)
      for (const follower of concerned) finish(conversationId, follower)
    } else {
      underWay.set(conversationId, { question, text, at: clock.now() })
      for (const follower of concerned) follower.send({ text })
    }
  }

  /** The notification of an answer's end may have been missed. */
  function endAll(): void {
    for (const [conversationId, all] of followers)
      for (const follower of all) finish(conversationId, follower)
  }

  const unlisten = await bus.listen(PROGRESS_CHANNEL, hear, endAll)

  function forgetOld(): void {
    const old = clock.now() - FORGOTTEN_AFTER_MS
    for (const [conversationId, { at }] of underWay) if (at < old) underWay.delete(conversationId)
  }

  function leave(conversationId: string, follower: Follower): void {
    const all = followers.get(conversationId)
    all?.delete(follower)
    if (all?.size === 0) followers.delete(conversationId)
  }

  function finish(conversationId: string, follower: Follower): void {
    leave(conversationId, follower)
    follower.end()
  }

  return {
    follow(conversationId, question, listener) {
      if (isEnding) {
        listener.end()
        return () => {}
      }
      const follower = { ...listener, question }
      followers.set(conversationId, (followers.get(conversationId) ?? new Set()).add(follower))
      const written = underWay.get(conversationId)
      if (written && written.question >= question) listener.send({ text: written.text })
      return () => leave(conversationId, follower)
    },
    endAll() {
      isEnding = true
      endAll()
    },
    async close() {
      endAll()
      await unlisten()
    },
  }
}

/** Returns the sequence of the message that the AI is to answer, or null if no answer is due. */
export function awaitedAnswer(
  database: Database,
  { companyId, conversationId }: Visitor,
): Promise<number | null> {
  return database.as(aiClaims(companyId, conversationId), async query => {
    const [row] = await query<{ last_sequence: number; is_due: boolean }>(
      'select last_sequence, ai_due_at is not null as is_due from public.conversations where id = $1',
      [conversationId],
    )
    if (!row) throw new AppError('conversation_not_found')
    return row.is_due ? row.last_sequence : null
  })
}
