/**
 * Test helpers for the conversation: data with defaults, and the machine on a manual clock with its effects
 * recorded.
 */
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

/** Id of the conversation in the tests. */
export const CONVERSATION_ID = '10000000-0000-4000-8000-000000000000'
/** When the tests start, in ms since the epoch. */
export const START_MS = Date.UTC(2026, 0, 1)

/** A state in the middle of an open conversation. */
export const OPEN: ConversationState = {
  ...INITIAL_CONVERSATION,
  email: 'ann@example.test',
  conversationId: CONVERSATION_ID,
  status: 'open',
  updatedAt: START_MS,
}

/**
 * Returns a conversation as the server sends it.
 * @param secondsIn its `updated_at`, in seconds after the start
 */
export function conversation(change: Partial<VisitorConversation> = {}, secondsIn = 0): VisitorConversation {
  const instant = new Date(START_MS + secondsIn * 1_000).toISOString()
  return {
    id: CONVERSATION_ID,
    subject: 'Hello',
    status: 'open',
    needs_human: false,
    responder: 'ai',
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

/** Returns a message of the conversation. Its id and text contain its sequence. */
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

/** Returns an outgoing message that is being sent for the first time. */
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

/** A file of 2 KB that is not uploaded yet. */
export const PHOTO: OutgoingFile = { name: 'photo.png', size: 2_048, mediaType: 'image/png', progress: 0 }

/** Runs the machine on a manual clock. `takeEffects` returns the effects since its last call. */
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
