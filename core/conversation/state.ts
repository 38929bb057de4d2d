import type { ConversationStatus } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'

/** A message on its way: made here, not yet acknowledged by the server. */
export type OutgoingMessage = {
  readonly clientId: string
  readonly content: string
  /** When the visitor sent it, in milliseconds since the epoch. */
  readonly sentAt: number
  readonly attempts: number
  /** `waiting` for its turn or a retry, `sending`, or `failed` for good until the visitor tries again. */
  readonly delivery: 'waiting' | 'sending' | 'failed'
}

/** All that the widget knows of one conversation. Instants are milliseconds since the epoch. */
export type ConversationState = {
  readonly email: string | null
  readonly conversationId: string | null
  /** `none` before the first message; after it what the server says. */
  readonly status: 'none' | ConversationStatus
  /** Of the newest word about the conversation; 0 before there was any. */
  readonly updatedAt: number
  /** Acknowledged messages by sequence. */
  readonly messages: readonly Message[]
  readonly outbox: readonly OutgoingMessage[]
  readonly needsHuman: boolean
  readonly queuePosition: number | null
  readonly assigneeName: string | null
  /** An agent has come and has not written yet: 'Typing…' shows. */
  readonly isAgentExpected: boolean
  readonly isThinking: boolean
  readonly thinkingAt: number | null
  readonly queueRefreshAt: number | null
  readonly retryAt: number | null
}

export const INITIAL_CONVERSATION: ConversationState = {
  email: null,
  conversationId: null,
  status: 'none',
  updatedAt: 0,
  messages: [],
  outbox: [],
  needsHuman: false,
  queuePosition: null,
  assigneeName: null,
  isAgentExpected: false,
  isThinking: false,
  thinkingAt: null,
  queueRefreshAt: null,
  retryAt: null,
}
