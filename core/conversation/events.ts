import type { WidgetTimers } from '#contract/constants/chat-flow.ts'
import type { AgentTyping, TimeoutRule, VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message, SitePage, VisitorChoice } from '#contract/entities/message.ts'
import type { OutgoingFile, OutgoingMessage } from './state.ts'

/** A file that the visitor sends, with the client id of its message. */
export type ChosenFile = OutgoingFile & { readonly clientId: string }

/** An event of the conversation machine, caused by the visitor, the server or time. */
export type ConversationEvent =
  /** The company's timers are known, or known again. */
  | { readonly type: 'timers-known'; readonly timers: WidgetTimers }
  | { readonly type: 'email-given'; readonly email: string }
  /**
   * A remembered conversation resumes, or (null) a new one begins. `outbox` has its messages that never reached
   * the server.
   */
  | {
      readonly type: 'resumed'
      readonly conversationId: string | null
      readonly outbox: readonly OutgoingMessage[]
    }
  /** The visitor sends a text, with files before it. Without text, the files alone. */
  | {
      readonly type: 'sent'
      readonly clientId: string
      readonly content: string
      readonly files?: readonly ChosenFile[]
    }
  | { readonly type: 'upload-progressed'; readonly clientId: string; readonly progress: number }
  /** The file is uploaded to `url`. */
  | { readonly type: 'uploaded'; readonly clientId: string; readonly url: string }
  | { readonly type: 'retried'; readonly clientId: string }
  /** The visitor discards an outgoing message or cancels an upload. */
  | { readonly type: 'discarded'; readonly clientId: string }
  /** A key was pressed in the composer (CHAT-17). */
  | { readonly type: 'typed' }
  /** The thread is visible to the visitor. */
  | { readonly type: 'seen' }
  /** 'Thank you, that answered my question' or 'I have another question' (CHAT-15). */
  | { readonly type: 'follow-up-answered'; readonly isDone: boolean; readonly clientId: string }
  /** The AI's answer so far; null when the stream has ended. */
  | { readonly type: 'streamed'; readonly text: string | null }
  /** `comment` says what was missing in an answer that did not help. */
  | {
      readonly type: 'rated'
      readonly messageId: string
      readonly helpful: boolean | null
      readonly comment?: string | undefined
    }
  /** The visitor requests a human instead of choosing a suggested article. */
  | { readonly type: 'human-requested' }
  /** The visitor withdraws the request for a human. */
  | { readonly type: 'human-withdrawn' }
  | { readonly type: 'ticket-opened' }
  | { readonly type: 'created'; readonly conversationId: string }
  /** The visitor is on this page. The outgoing messages without a page were written on it. */
  | { readonly type: 'page-read'; readonly page: SitePage }
  /**
   * Sending a message to the server failed. `isFinal` means that a retry cannot succeed; `isRefused` that the message itself
   * is not accepted.
   */
  | {
      readonly type: 'delivery-failed'
      readonly clientId: string
      readonly isFinal: boolean
      readonly isRefused?: boolean
    }
  | { readonly type: 'acknowledged'; readonly message: Message; readonly conversation: VisitorConversation }
  /** With a conversation, also says who is typing: without `typing`, nobody is. */
  | {
      readonly type: 'received'
      readonly messages: readonly Message[]
      readonly conversation?: VisitorConversation
      readonly typing?: AgentTyping | undefined
    }
  | { readonly type: 'changed'; readonly conversation: VisitorConversation }
  /** The socket announced a change, or may have missed one. */
  | { readonly type: 'nudged' }
  /**
   * The network went down or came back, or the page is visible again. If online, waiting retries run at once.
   */
  | { readonly type: 'woken'; readonly isOffline: boolean }
  | { readonly type: 'queue-position'; readonly position: number }
  /** The visitor answered Yes or No to the offer of a human (CHAT-13): `text` is posted as their message. */
  | { readonly type: 'offer-answered'; readonly text: string; readonly clientId: string }
  /** The visitor picked one of the articles that the AI suggested. */
  | { readonly type: 'article-picked'; readonly slug: string; readonly clientId: string }
  | { readonly type: 'reopen-chosen' }
  | { readonly type: 'start-new-chosen' }
  /** The server does not know the conversation (404). */
  | { readonly type: 'missing' }
  | { readonly type: 'deadline' }

/** A side effect that the conversation machine requests. */
export type ConversationEffect =
  | {
      readonly type: 'create-conversation'
      readonly clientId: string
      readonly subject: string
      readonly email: string
    }
  | {
      readonly type: 'post-message'
      readonly conversationId: string
      readonly clientId: string
      readonly content: string
      readonly choice: VisitorChoice | null
    }
  | { readonly type: 'upload-file'; readonly conversationId: string; readonly clientId: string }
  /** Aborts a file's upload, if one runs, and drops its bytes. */
  | { readonly type: 'cancel-upload'; readonly clientId: string }
  /** Streams the answer while the AI writes it. Replaces an earlier stream. Ends by itself. */
  | { readonly type: 'open-stream'; readonly conversationId: string }
  | { readonly type: 'apply-timeout'; readonly conversationId: string; readonly rule: TimeoutRule }
  | { readonly type: 'send-typing'; readonly conversationId: string }
  | { readonly type: 'tell-seen'; readonly conversationId: string; readonly sequence: number }
  | {
      readonly type: 'rate-answer'
      readonly conversationId: string
      readonly messageId: string
      readonly helpful: boolean | null
      readonly comment: string | undefined
    }
  | { readonly type: 'set-needs-human'; readonly conversationId: string; readonly needsHuman: boolean }
  | { readonly type: 'ask-queue-position'; readonly conversationId: string }
  | { readonly type: 'fetch-messages'; readonly conversationId: string; readonly after: number }
  | { readonly type: 'remember'; readonly conversationId: string }
  | { readonly type: 'forget' }
  | { readonly type: 'join-channel'; readonly conversationId: string }
  | { readonly type: 'leave-channel' }
  /** Shows a message of the catalog in the browser's alert dialog. */
  | { readonly type: 'alert'; readonly key: 'emailMissing' }
