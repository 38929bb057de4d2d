import type { WidgetTimers } from '#contract/constants/chat-flow.ts'
import type { ConversationStatus } from '#contract/entities/conversation.ts'
import type { Message, SitePage, VisitorChoice } from '#contract/entities/message.ts'

/** A message that the visitor sent and the server has not acknowledged yet. */
export type OutgoingMessage = {
  readonly clientId: string
  /** The text. For a file, its URL; empty until the upload ends. */
  readonly content: string
  /** When the visitor sent it, in milliseconds since the epoch. */
  readonly sentAt: number
  readonly attempts: number
  /**
   * `waiting` for its turn or a retry, `sending`, `failed` until the visitor tries again, or `refused` for a word in it.
   */
  readonly delivery: 'waiting' | 'sending' | 'failed' | 'refused'
  /** What the visitor chose with a button; null for a text that the visitor wrote. */
  readonly choice: VisitorChoice | null
  /** A file to upload first. The runtime stores its bytes under the same client id. */
  readonly file: OutgoingFile | null
  /** The page on which the visitor wrote it, once it is read. */
  readonly page?: SitePage
}

/** A file that is being uploaded or sent. */
export type OutgoingFile = {
  readonly name: string
  readonly size: number
  readonly mediaType: string
  /** The uploaded share, 0 to 1. */
  readonly progress: number
}

/** The state of one conversation in the widget. Instants are milliseconds since the epoch. */
export type ConversationState = {
  /** How long the conversation waits for its next steps; null until the company's timers are known. */
  readonly timers: WidgetTimers | null
  readonly email: string | null
  /** The browser has no network. */
  readonly isOffline: boolean
  readonly conversationId: string | null
  /** `none` before the first message, then the server's status. */
  readonly status: 'none' | ConversationStatus
  /** `updated_at` of the newest version of the conversation that the widget has; 0 before the first. */
  readonly updatedAt: number
  /** Acknowledged messages, by ascending sequence. */
  readonly messages: readonly Message[]
  readonly outbox: readonly OutgoingMessage[]
  readonly needsHuman: boolean
  /** When the human was requested, by the server's clock; NaN if none was. */
  readonly requestedAt: number
  readonly queuePosition: number | null
  readonly assigneeName: string | null
  /** An agent has joined while the widget followed the conversation, and not written yet. */
  readonly isAgentExpected: boolean
  /** Until when an agent is typing or, having joined, about to, unless the server says that they go on; null if nobody is. */
  readonly typingUntil: number | null
  /** The first name of the agent who types; undefined for one who is about to. */
  readonly typist?: string | undefined
  readonly isThinking: boolean
  readonly thinkingAt: number | null
  /** The part of the AI's answer that has been streamed so far; null if there is no stream. */
  readonly streamedText: string | null
  /** The ticket's number. */
  readonly number: number | null
  /** The visitor reopened a ticket to write: shows thread and composer instead of the end screen. */
  readonly isTicketOpen: boolean
  /** The highest sequences that an agent (`agentSeen`) and the visitor (`visitorSeen`) have seen. */
  readonly agentSeen: number
  readonly visitorSeen: number
  /** The last text that the visitor wrote, to ignore duplicates (CHAT-20). */
  readonly lastSent: { readonly content: string; readonly at: number } | null
  /** Whether the follow-up card shows (CHAT-15). */
  readonly isFollowUpShown: boolean
  readonly followUpAt: number | null
  readonly autoCloseAt: number | null
  /** When the idle timers restart after the visitor has typed (CHAT-17). */
  readonly idleResumeAt: number | null
  /** The widget sends no further typing signal before this instant. */
  readonly typingQuietUntil: number
  /** When the offer of a human times out (CHAT-14). */
  readonly choiceAt: number | null
  /** When the request for a human becomes a ticket (CHAT-11). The visitor sees this deadline. */
  readonly fallbackAt: number | null
  readonly queueRefreshAt: number | null
  readonly retryAt: number | null
}

/** The state before the visitor has entered an email address or written anything. */
export const INITIAL_CONVERSATION: ConversationState = {
  timers: null,
  email: null,
  isOffline: false,
  conversationId: null,
  status: 'none',
  updatedAt: 0,
  messages: [],
  outbox: [],
  needsHuman: false,
  requestedAt: Number.NaN,
  queuePosition: null,
  assigneeName: null,
  isAgentExpected: false,
  typingUntil: null,
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
