/** What the conversation's tests share: data with defaults, and the machine on a manual clock with its effects noted. */
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message, SenderType } from '#contract/entities/message.ts'
import { createManualClock } from '../manual-clock.ts'
import { runMachine } from '../run-machine.ts'
import type { ConversationEffect, ConversationEvent } from './events.ts'
import {
  type ConversationState,
  INITIAL_CONVERSATION,
  type OutgoingFile,
  type OutgoingMessage,
} from './state.ts'
import { conversationMachine } from './transition.ts'

export const CONVERSATION_ID = '10000000-0000-4000-8000-000000000000'
export const START_MS = Date.UTC(2026, 0, 1)

/** A state in the middle of an open conversation. */
export const OPEN: ConversationState = {
  ...INITIAL_CONVERSATION,
  email: 'ann@example.test',
  conversationId: CONVERSATION_ID,
  status: 'open',
}

/** A conversation as the server tells of it; `secondsIn` is its `updated_at`, seconds after the start. */
export function conversation(change: Partial<VisitorConversation> = {}, secondsIn = 0): VisitorConversation {
  const instant = new Date(START_MS + secondsIn * 1_000).toISOString()
  return {
    id: CONVERSATION_ID,
    subject: 'Hello',
    status: 'open',
    needs_human: false,
    pen: 'ai',
    assignee_name: null,
    last_sequence: 0,
    number: null,
    human_requested_at: null,
    agent_seen_sequence: 0,
    visitor_seen_sequence: 0,
    last_message_at: null,
    preview: '',
    created_at: new Date(START_MS).toISOString(),
    updated_at: instant,
    ...change,
  }
}

/** A message of the conversation, named after its sequence. */
export function message(
  sequence: number,
  sender: SenderType = 'visitor',
  change: Partial<Message> = {},
): Message {
  return {
    id: `20000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
    conversation_id: CONVERSATION_ID,
    sequence,
    client_id: `client-${sequence}`,
    sender_type: sender,
    sender_name: null,
    content: `message ${sequence}`,
    meta: {},
    helpful: null,
    created_at: new Date(START_MS + sequence * 1_000).toISOString(),
    ...change,
  }
}

/** A message on its way, under way for the first time. */
export function outgoing(clientId: string, change: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    clientId,
    content: `text of ${clientId}`,
    sentAt: START_MS,
    attempts: 1,
    delivery: 'sending',
    choice: null,
    file: null,
    ...change,
  }
}

export const PHOTO: OutgoingFile = { name: 'photo.png', size: 2_048, mediaType: 'image/png', progress: 0 }

/** The machine, driven by a manual clock; `takeEffects` returns the effects since its last call. */
export function drive(initial: ConversationState = OPEN) {
  const clock = createManualClock(START_MS)
  let effects: ConversationEffect[] = []
  const running = runMachine<ConversationState, ConversationEvent, ConversationEffect>({
    machine: conversationMachine,
    initial,
    clock,
    changed: () => {},
    perform: effect => void effects.push(effect),
  })
  return {
    advance: clock.advance,
    now: clock.now,
    state: running.state,
    dispatch: running.dispatch,
    takeEffects(): ConversationEffect[] {
      const taken = effects
      effects = []
      return taken
    },
  }
}
