import type { ConversationStatus } from '#contract/entities/conversation.ts'
import type { Message, VisitorChoice } from '#contract/entities/message.ts'

/** A message on its way: made here, not yet acknowledged by the server. */
export type OutgoingMessage = {
  readonly clientId: string
  /** The text; of a file its address, empty until it is uploaded. */
  readonly content: string
  /** When the visitor sent it, in milliseconds since the epoch. */
  readonly sentAt: number
  readonly attempts: number
  /** `waiting` for its turn or a retry, `sending`, or `failed` for good until the visitor tries again. */
  readonly delivery: 'waiting' | 'sending' | 'failed'
  /** What the visitor chose by a press; null for the visitor's own words. */
  readonly choice: VisitorChoice | null
  /** A file to upload first; the runtime holds its bytes under the same client id. */
  readonly file: OutgoingFile | null
}

/** A file on its way. */
export type OutgoingFile = {
  readonly name: string
  readonly size: number
  readonly mediaType: string
  /** The share uploaded, 0 to 1. */
  readonly progress: number
}

/** All that the widget knows of one conversation. Instants are milliseconds since the epoch. */
export type ConversationState = {
  readonly email: string | null
  /** The browser has no network. */
  readonly isOffline: boolean
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
  /** What the AI has written so far of an answer that is not there yet. */
  readonly streamedText: string | null
  /** The ticket's number. */
  readonly number: number | null
  /** The visitor writes to a ticket: thread and composer instead of its end screen. */
  readonly isTicketOpen: boolean
  /** The highest sequence that was on an agent's screen, and on one of the visitor's. */
  readonly agentSeen: number
  readonly visitorSeen: number
  /** The visitor's last own words, for the rule of CHAT-20. */
  readonly lastSent: { readonly content: string; readonly at: number } | null
  /** The card of CHAT-15. */
  readonly isFollowUpShown: boolean
  readonly followUpAt: number | null
  readonly autoCloseAt: number | null
  /** The idle timers start anew then: the visitor has been typing (CHAT-17). */
  readonly idleResumeAt: number | null
  /** Until then the server is not told again that the visitor types. */
  readonly typingQuietUntil: number
  /** The offer of a human runs out (CHAT-14). */
  readonly choiceAt: number | null
  /** The request for a human becomes a ticket (CHAT-11): the promise that the visitor sees. */
  readonly fallbackAt: number | null
  readonly queueRefreshAt: number | null
  readonly retryAt: number | null
}

export const INITIAL_CONVERSATION: ConversationState = {
  email: null,
  isOffline: false,
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
  streamedText: null,
  number: null,
  isTicketOpen: false,
  agentSeen: 0,
  visitorSeen: 0,
  lastSent: null,
  isFollowUpShown: false,
  followUpAt: null,
  autoCloseAt: null,
  idleResumeAt: null,
  typingQuietUntil: 0,
  choiceAt: null,
  fallbackAt: null,
  queueRefreshAt: null,
  retryAt: null,
}
