import { describe, expect, it } from 'vitest'
import type { Message } from '#contract/entities/message.ts'
import type { ConversationEvent } from './events.ts'
import { CONVERSATION_ID, conversation, drive, message, OPEN } from './test-kit.ts'

const RUNS = 150
const VISITOR_MESSAGES = 8

/** Mulberry32: the same numbers for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let a = seed
  return below => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

/** A server that numbers what arrives, answers some of it, and whose every word may be lost, late or told twice. */
function play(seed: number) {
  const random = createRandom(seed)
  const machine = drive({ ...OPEN, conversationId: null, status: 'none' })
  const stored: Message[] = []
  const underway: ConversationEvent[] = []
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

  function serve(): void {
    for (const effect of machine.taken()) {
      if (effect.type === 'create-conversation') {
        if (!isCalm && random(3) === 0)
          underway.push({ type: 'delivery-failed', clientId: effect.clientId, isFinal: false })
        else underway.push({ type: 'created', conversationId: CONVERSATION_ID })
      }
      if (effect.type === 'fetch-messages')
        underway.push({ type: 'received', messages: stored.slice(effect.after), conversation: told() })
      if (effect.type === 'post-message') {
        const { clientId: client_id, content } = effect
        const known = stored.find(each => each.client_id === client_id)
        const arrives = isCalm || random(3) > 0
        const kept = known ?? (arrives ? store({ client_id, content }, 'visitor') : undefined)
        const isHeard = isCalm || random(4) > 0
        if (kept && isHeard) underway.push({ type: 'acknowledged', message: kept, conversation: told() })
        else underway.push({ type: 'delivery-failed', clientId: client_id, isFinal: false })
      }
    }
  }

  function step(): void {
    const choice = random(10)
    if (choice < 2 && written < VISITOR_MESSAGES) {
      written++
      machine.dispatch({ type: 'sent', clientId: `written-${written}`, content: `text ${written}` })
    } else if (choice < 3 && stored.length > 0 && !isCalm) store({}, 'ai')
    else if (choice < 4) machine.advance(random(3_000))
    else {
      const [event] = underway.splice(random(underway.length || 1), 1)
      if (event) machine.dispatch(event)
    }
    serve()
  }

  while (written < VISITOR_MESSAGES) step()
  isCalm = true
  machine.dispatch({ type: 'nudged' })
  for (let rounds = 0; rounds < 2_000 && (underway.length > 0 || machine.state().outbox.length > 0); rounds++)
    step()
  machine.dispatch({ type: 'nudged' })
  serve()
  for (const event of underway) machine.dispatch(event)
  return { state: machine.state(), stored }
}

describe('random interleavings of the socket, answers, losses and fetches', () => {
  it.each(Array.from({ length: RUNS }, (_, seed) => seed))(
    '[CHAT-20] every message stands once and in order, and the outbox is empty (seed %i)',
    seed => {
      const { state, stored } = play(seed)
      expect(state.outbox).toEqual([])
      expect(state.messages).toEqual(stored)
      const own = state.messages.filter(({ sender_type }) => sender_type === 'visitor')
      expect(own.map(({ content }) => content)).toEqual(
        Array.from({ length: VISITOR_MESSAGES }, (_, i) => `text ${i + 1}`),
      )
    },
  )
})
