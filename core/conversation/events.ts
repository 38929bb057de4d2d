import type { TimeoutRule, VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message, VisitorChoice } from '#contract/entities/message.ts'
import type { OutgoingFile, OutgoingMessage } from './state.ts'

/** What happens to a conversation, from the visitor, the server and time. */
export type ConversationEvent =
  | { readonly type: 'email-given'; readonly email: string }
  /** A remembered conversation is resumed, or (null) a new one begins, with the messages written there that never arrived. */
  | {
      readonly type: 'resumed'
      readonly conversationId: string | null
      readonly outbox: readonly OutgoingMessage[]
    }
  | { readonly type: 'sent'; readonly clientId: string; readonly content: string }
  | {
      readonly type: 'files-chosen'
      readonly files: readonly (OutgoingFile & { readonly clientId: string })[]
    }
  | { readonly type: 'upload-progressed'; readonly clientId: string; readonly progress: number }
  /** The file has an address. */
  | { readonly type: 'uploaded'; readonly clientId: string; readonly url: string }
  | { readonly type: 'retried'; readonly clientId: string }
  /** The visitor gives up an outgoing message, or an upload under way. */
  | { readonly type: 'discarded'; readonly clientId: string }
  /** A key was pressed in the composer (CHAT-17). */
  | { readonly type: 'typed' }
  /** The thread is before the visitor's eyes. */
  | { readonly type: 'seen' }
  /** 'Thank you, that answered my question' or 'I have another question' (CHAT-15). */
  | { readonly type: 'follow-up-answered'; readonly isDone: boolean; readonly clientId: string }
  /** The AI's answer so far; null when the stream has ended. */
  | { readonly type: 'streamed'; readonly text: string | null }
  | { readonly type: 'rated'; readonly messageId: string; readonly helpful: boolean | null }
  /** The visitor takes back the request for a human. */
  | { readonly type: 'human-withdrawn' }
  | { readonly type: 'ticket-opened' }
  | { readonly type: 'created'; readonly conversationId: string }
  /** A message could not be brought to the server; `isFinal` when trying again cannot help. */
  | { readonly type: 'delivery-failed'; readonly clientId: string; readonly isFinal: boolean }
  | { readonly type: 'acknowledged'; readonly message: Message; readonly conversation: VisitorConversation }
  | {
      readonly type: 'received'
      readonly messages: readonly Message[]
      readonly conversation?: VisitorConversation
    }
  | { readonly type: 'changed'; readonly conversation: VisitorConversation }
  /** The socket told of something, or may have missed something. */
  | { readonly type: 'nudged' }
  /** The network has gone or is back, or the page is shown again. With a network, what waits for another try goes at once. */
  | { readonly type: 'woken'; readonly isOffline: boolean }
  | { readonly type: 'queue-position'; readonly position: number }
  /** Yes or No to the offer of a human (CHAT-13); the No is posted as `text`. */
  | {
      readonly type: 'offer-answered'
      readonly wantsHuman: boolean
      readonly text: string
      readonly clientId: string
    }
  /** One of the articles that the AI suggests. */
  | { readonly type: 'article-picked'; readonly slug: string; readonly clientId: string }
  | { readonly type: 'reopen-chosen' }
  | { readonly type: 'start-new-chosen' }
  /** The server does not know the conversation (404). */
  | { readonly type: 'missing' }
  | { readonly type: 'deadline' }

/** What the machine asks of the world. */
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
  /** A file that is not uploaded yet is given up: its upload, if there is one under way, and its bytes. */
  | { readonly type: 'cancel-upload'; readonly clientId: string }
  /** Shows the answer while it is written, instead of any stream before; it ends by itself. */
  | { readonly type: 'open-stream'; readonly conversationId: string }
  | { readonly type: 'apply-timeout'; readonly conversationId: string; readonly rule: TimeoutRule }
  | { readonly type: 'tell-typing'; readonly conversationId: string }
  | { readonly type: 'tell-seen'; readonly conversationId: string; readonly sequence: number }
  | {
      readonly type: 'rate-answer'
      readonly conversationId: string
      readonly messageId: string
      readonly helpful: boolean | null
    }
  | { readonly type: 'set-needs-human'; readonly conversationId: string; readonly needsHuman: boolean }
  | { readonly type: 'ask-queue-position'; readonly conversationId: string }
  | { readonly type: 'fetch-messages'; readonly conversationId: string; readonly after: number }
  | { readonly type: 'remember'; readonly conversationId: string }
  | { readonly type: 'forget' }
  | { readonly type: 'join-channel'; readonly conversationId: string }
  | { readonly type: 'leave-channel' }
  /** Shows one of the messages in a dialog of the browser's own. */
  | { readonly type: 'alert'; readonly key: 'emailMissing' }
