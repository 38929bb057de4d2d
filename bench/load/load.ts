import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Side, Talk } from './system.ts'

/** How long after the last message the load waits for answers and deliveries, in ms. */
const SETTLE_MS = 20_000

/** How long a sender who was refused waits, in ms. The server asks for longer (`Retry-After`). */
const REFUSED_PAUSE_MS = 1_000

/** The messages of one load. Times in ms. */
export type LoadResult = {
  readonly sent: number
  readonly seconds: number
  readonly answers: Readonly<Record<Answer, number>>
  readonly ackMs: readonly number[]
  readonly deliveryMs: readonly number[]
  /** Texts of messages that were acknowledged and not delivered while the load waited. */
  readonly undelivered: readonly string[]
  /** Acknowledged messages by conversation. */
  readonly acknowledged: ReadonlyMap<number, readonly string[]>
}

/** Sends messages and measures them. */
export type Load = {
  /** To be called with each message that a socket hears. */
  readonly delivered: (text: string) => void
  /** Sends at a rate, whether the server keeps up or not: each message at its time, in random gaps. */
  readonly offer: (talk: Talk, options: { rate: number; seconds: number }) => Promise<LoadResult>
  /** Has so many senders send one message after the other, as fast as the server answers. */
  readonly press: (talk: Talk, options: { senders: number; seconds: number }) => Promise<LoadResult>
}

/** Returns a load on this many conversations. */
export function createLoad(conversations: number): Load {
  const hearers = new Map<string, (at: number) => void>()
  let count = 0

  function begin() {
    const answers: Record<Answer, number> = { acknowledged: 0, refused: 0, failed: 0 }
    const ackMs: number[] = []
    const deliveryMs: number[] = []
    const acknowledged = new Map<number, string[]>()
    const waiting = new Set<string>()
    const running = new Set<Promise<Answer>>()
    const start = performance.now()

    async function send(talk: Talk): Promise<Answer> {
      const number = count++
      const conversation = number % conversations
      const side: Side = Math.floor(number / conversations) % 2 === 0 ? 'visitor' : 'agent'
      const text = `message ${number}`
      const at = performance.now()
      waiting.add(text)
      hearers.set(text, heardAt => {
        deliveryMs.push(heardAt - at)
        waiting.delete(text)
      })
      const answer = await talk.send({ conversation, side, text })
      answers[answer] += 1
      if (answer === 'acknowledged') {
        ackMs.push(performance.now() - at)
        acknowledged.set(conversation, [...(acknowledged.get(conversation) ?? []), text])
      } else waiting.delete(text)
      return answer
    }

    return {
      start,
      track(talk: Talk): Promise<Answer> {
        const sending = send(talk).finally(() => running.delete(sending))
        running.add(sending)
        return sending
      },
      async end(): Promise<LoadResult> {
        const seconds = (performance.now() - start) / 1_000
        await Promise.all(running)
        const limit = performance.now() + SETTLE_MS
        while (waiting.size > 0 && performance.now() < limit) await pause(20)
        const sent = answers.acknowledged + answers.refused + answers.failed
        return { sent, seconds, answers, ackMs, deliveryMs, undelivered: [...waiting], acknowledged }
      },
    }
  }

  return {
    delivered(text) {
      const heard = hearers.get(text)
      hearers.delete(text)
      heard?.(performance.now())
    },
    async offer(talk, { rate, seconds }) {
      const round = begin()
      let due = round.start
      const end = round.start + seconds * 1_000
      for (;;) {
        // Gaps as of many people who write independently of each other.
        due += (-Math.log(1 - Math.random()) * 1_000) / rate
        if (due >= end) break
        const early = due - performance.now()
        if (early > 1) await pause(early)
        void round.track(talk)
      }
      return round.end()
    },
    async press(talk, { senders, seconds }) {
      const round = begin()
      const end = round.start + seconds * 1_000
      await Promise.all(
        Array.from({ length: senders }, async () => {
          while (performance.now() < end)
            if ((await round.track(talk)) === 'refused') await pause(REFUSED_PAUSE_MS)
        }),
      )
      return round.end()
    },
  }
}

/** Returns the value below which this share of the values is; NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
