import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'

/** What happens to a conversation, from the visitor, the server and time. */
export type ConversationEvent =
  | { readonly type: 'email-given'; readonly email: string }
  /** A stored conversation is taken up again after a reload. */
  | { readonly type: 'resumed'; readonly conversationId: string }
  | { readonly type: 'sent'; readonly clientId: string; readonly content: string }
  | { readonly type: 'retried'; readonly clientId: string }
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
  | { readonly type: 'queue-position'; readonly position: number }
  /** Yes or No to the offer of a human (CHAT-13). */
  | { readonly type: 'offer-answered'; readonly wantsHuman: boolean; readonly clientId: string }
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
    }
  | { readonly type: 'set-needs-human'; readonly conversationId: string; readonly needsHuman: boolean }
  | { readonly type: 'ask-queue-position'; readonly conversationId: string }
  | { readonly type: 'fetch-messages'; readonly conversationId: string; readonly after: number }
  | { readonly type: 'remember'; readonly conversationId: string }
  | { readonly type: 'forget' }
  | { readonly type: 'join-room'; readonly conversationId: string }
  | { readonly type: 'leave-room' }
  | { readonly type: 'alert'; readonly text: string }
