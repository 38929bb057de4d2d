import { describe, expect, it } from 'vitest'
import type { Message } from '#contract/entities/message.ts'
import type { ConversationEffect, ConversationEvent } from './events.ts'
import { CONVERSATION_ID, conversation, drive, message, OPEN, PHOTO } from './test-kit.ts'
import { conversationMachine } from './transition.ts'

const RUNS = 150
const VISITOR_MESSAGES = 8
/** Limit of effects of one kind: more than any run needs, far fewer than an endless loop produces. */
const MOST_EFFECTS = 100

/** Returns a pseudorandom generator (Mulberry32). The same seed gives the same numbers. */
function createRandom(seed: number): (below: number) => number {
  let a = seed
  return below => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

type Machine = ReturnType<typeof drive>

/** Whether a message is a file: every third one is. */
const isFile = (index: number) => index % 3 === 0
const textOf = (index: number) =>
  isFile(index) ? `https://files.example.test/written-${index}.png` : `text ${index}`

/** Checks the invariants that hold after every event. */
function check(machine: Machine, visitorSeen: number): void {
  const state = machine.state()
  const due = conversationMachine.nextDeadline(state)
  const isIdle = state.messages.at(-1)?.meta.type === 'answer' && state.outbox.length === 0
  const isClosing = state.autoCloseAt !== null || state.followUpAt !== null || state.isFollowUpShown
  expect(due === null || due >= machine.now(), 'a deadline lies behind').toBe(true)
  expect(state.visitorSeen).toBeGreaterThanOrEqual(visitorSeen)
  expect(isClosing && !isIdle, 'idle timers without an answer').toBe(false)
  expect(state.streamedText !== null && state.isThinking, 'a stream beside Thinking…').toBe(false)
  expect(state.outbox.filter(({ delivery }) => delivery === 'sending').length).toBeLessThanOrEqual(1)
}

/**
 * A server that numbers the messages and answers some of them. Each of its responses may be lost, late or
 * duplicated.
 */
function play(seed: number) {
  const random = createRandom(seed)
  const machine = drive({ ...OPEN, conversationId: null, status: 'none' })
  const stored: Message[] = []
  const underway: ConversationEvent[] = []
  const counts = new Map<ConversationEffect['type'], number>()
  let written = 0
  let isCalm = false

  const told = () => conversation({ last_sequence: stored.length }, stored.length)
  const whisper = (event: ConversationEvent) => {
    for (let times = isCalm ? 1 : random(3); times > 0; times--) underway.push(event)
  }
  const store = (change: Partial<Message>, sender: 'visitor' | 'ai') => {
    const next = message(stored.length + 1, sender, change)
    stored.push(next)
    whisper({ type: 'received', messages: [next] })
    whisper({ type: 'changed', conversation: told() })
    return next
  }

  function answerTo(effect: ConversationEffect): ConversationEvent | null {
    const lost = (clientId: string) => ({ type: 'delivery-failed', clientId, isFinal: false }) as const
    switch (effect.type) {
      case 'create-conversation':
        return !isCalm && random(3) === 0
          ? lost(effect.clientId)
          : { type: 'created', conversationId: CONVERSATION_ID }
      case 'fetch-messages':
        return { type: 'received', messages: stored.slice(effect.after), conversation: told() }
      case 'apply-timeout':
        return { type: 'changed', conversation: told() }
      case 'upload-file': {
        const { clientId } = effect
        if (!isCalm && random(3) === 0) return lost(clientId)
        whisper({ type: 'upload-progressed', clientId, progress: 0.5 })
        return { type: 'uploaded', clientId, url: textOf(Number(clientId.split('-')[1])) }
      }
      case 'post-message': {
        const { clientId: client_id, content } = effect
        const known = stored.find(each => each.client_id === client_id)
        const arrives = isCalm || random(3) > 0
        const kept = known ?? (arrives ? store({ client_id, content }, 'visitor') : undefined)
        const isHeard = isCalm || random(4) > 0
        return kept && isHeard
          ? { type: 'acknowledged', message: kept, conversation: told() }
          : lost(client_id)
      }
      default:
        return null
    }
  }

  function serve(): void {
    for (const effect of machine.takeEffects()) {
      counts.set(effect.type, (counts.get(effect.type) ?? 0) + 1)
      if (effect.type === 'open-stream')
        for (const text of ['You', 'You can', null]) whisper({ type: 'streamed', text })
      const answer = answerTo(effect)
      if (answer) underway.push(answer)
    }
  }

  function write(): void {
    written++
    const clientId = `written-${written}`
    machine.dispatch(
      isFile(written)
        ? { type: 'sent', clientId: `${clientId}-text`, content: '', files: [{ ...PHOTO, clientId }] }
        : { type: 'sent', clientId, content: textOf(written) },
    )
    // The same text again at once counts as a key pressed twice.
    if (!isFile(written))
      machine.dispatch({ type: 'sent', clientId: `${clientId}-again`, content: textOf(written) })
  }

  const pastimes: readonly (() => ConversationEvent)[] = [
    () => ({ type: 'typed' }),
    () => ({ type: 'seen' }),
    () => ({ type: 'woken', isOffline: false }),
    () => ({ type: 'nudged' }),
    () => ({ type: 'rated', messageId: message(1 + random(8)).id, helpful: random(2) === 0 }),
    () => ({ type: 'follow-up-answered', isDone: false, clientId: 'not-sent' }),
    () => ({ type: 'delivery-failed', clientId: `written-${random(8)}`, isFinal: false }),
  ]

  function step(): void {
    const { visitorSeen } = machine.state()
    const choice = random(11)
    if (choice < 2 && written < VISITOR_MESSAGES) write()
    else if (choice < 3 && stored.length > 0 && !isCalm) store({ meta: { type: 'answer' } }, 'ai')
    else if (choice < 4) machine.advance(random(random(10) === 0 ? 60_000 : 3_000))
    else if (choice < 5 && !isCalm) machine.dispatch(pastimes[random(pastimes.length)]!())
    else {
      const [event] = underway.splice(random(underway.length || 1), 1)
      if (event) machine.dispatch(event)
    }
    check(machine, visitorSeen)
    serve()
  }

  while (written < VISITOR_MESSAGES) step()
  isCalm = true
  machine.dispatch({ type: 'nudged' })
  for (let rounds = 0; rounds < 2_000 && (underway.length > 0 || machine.state().outbox.length > 0); rounds++)
    step()
  store({ meta: { type: 'answer' } }, 'ai')
  machine.dispatch({ type: 'nudged' })
  serve()
  for (const event of underway) machine.dispatch(event)
  serve()
  counts.delete('apply-timeout')
  machine.advance(3_600_000)
  serve()
  machine.dispatch({ type: 'seen' })
  return { state: machine.state(), stored, counts }
}

describe('random interleavings of the socket, answers, losses and fetches', () => {
  it.each(Array.from({ length: RUNS }, (_, seed) => seed))(
    '[CHAT-20] every message stands once and in order, and the outbox is empty (seed %i)',
    seed => {
      const { state, stored, counts } = play(seed)
      expect(state.outbox).toEqual([])
      expect(state.messages.map(each => ({ ...each, helpful: null }))).toEqual(stored)
      const own = state.messages.filter(({ sender_type }) => sender_type === 'visitor')
      expect(own.map(({ content }) => content)).toEqual(
        Array.from({ length: VISITOR_MESSAGES }, (_, index) => textOf(index + 1)),
      )
      expect(state.visitorSeen).toBe(stored.length)
      expect(conversationMachine.nextDeadline(state)).toBeNull()
      expect(counts.get('apply-timeout')).toBe(1)
      for (const [type, count] of counts) expect(count, type).toBeLessThan(MOST_EFFECTS)
    },
  )
})
