import type { Citation, Message } from '#contract/entities/message.ts'
import { SHARED_THREAD_MESSAGES, type SharedThreadMessages } from '../../messages/en/thread.ts'
import { isAddress } from '../../text/is-address.ts'
import { isGivenUp, lastWordOfAi, offeredChoices, suggestedArticles } from '../conditions.ts'
import type { ConversationState, OutgoingFile, OutgoingMessage } from '../state.ts'
import { isHidden } from './is-hidden.ts'
import { type Screen, screenOf } from './screen-of.ts'

/** One row of the thread. `key` stays the same when an outgoing message is acknowledged. */
export type ThreadEntry = {
  readonly key: string
  readonly author: 'visitor' | 'ai' | 'agent' | 'system'
  readonly authorName: string | null
  readonly text: string
  /** Whether the text is a single URL (CHAT-21). */
  readonly isAddress: boolean
  readonly citations: readonly Citation[]
  /** Milliseconds since the epoch. */
  readonly at: number
  /** `seen`: an agent has seen it. `offline`: it is sent when the network is back. */
  readonly delivery: 'done' | 'seen' | 'offline' | OutgoingMessage['delivery']
  /** The file that is being uploaded or sent; null for other messages. */
  readonly file: OutgoingFile | null
  /** The rating of an AI answer; null if the visitor cannot rate the message. Small talk cites nothing and has none. */
  readonly rating: { readonly messageId: string; readonly helpful: boolean | null } | null
}

/** What the panel shows, computed from the state. */
export type ConversationView = {
  readonly screen: Screen
  readonly entries: readonly ThreadEntry[]
  /** 'Thinking…' or 'Typing…', the latter after the name of an agent who is typing. */
  readonly placeholder: string | null
  /** The visitor's position in the queue (CHAT-10). */
  readonly queuePosition: number | null
  /** The agent who has taken over before the visitor's eyes and not written yet. */
  readonly joining: string | null
  /** The part of the AI's answer that has been streamed so far. */
  readonly streamedText: string | null
  /** Whether the follow-up card shows (CHAT-15). */
  readonly isFollowUpShown: boolean
  /** When the request becomes a ticket if no human answers, in ms since the epoch. */
  readonly fallbackAt: number | null
  /** The ticket's number. */
  readonly number: number | null
  /** Number of messages from the company that the visitor has not seen. */
  readonly unread: number
  /** Whether the thread ends with an answer of the AI, without the follow-up card. */
  readonly isAnswerLast: boolean
  /** Whether the last answer has the buttons Yes and No, which offer a human. */
  readonly isHumanOffered: boolean
  /** The articles below the last answer that the visitor can choose from. */
  readonly suggestions: readonly Citation[]
  /** The answers to the AI's question back that the visitor can choose from. */
  readonly choices: readonly string[]
}

/** Returns the view of a state, in the language of `t`. */
export function viewConversation(
  state: ConversationState,
  t: SharedThreadMessages = SHARED_THREAD_MESSAGES,
): ConversationView {
  const visible = state.messages.filter(message => !isHidden(message))
  const isUnread = ({ sender_type, sequence }: Message) =>
    sender_type !== 'visitor' && sequence > state.visitorSeen
  return {
    screen: screenOf(state),
    entries: [
      ...visible.map(message => acknowledgedEntry(message, state.agentSeen)),
      ...state.outbox.map(outgoing => outgoingEntry(outgoing, t, state.isOffline)),
    ],
    placeholder: placeholderOf(state, t),
    queuePosition: state.queuePosition,
    joining: state.isAgentExpected ? state.assigneeName : null,
    streamedText: state.streamedText,
    isFollowUpShown: state.isFollowUpShown,
    fallbackAt: state.fallbackAt,
    number: state.number,
    unread: visible.filter(isUnread).length,
    isAnswerLast: lastWordOfAi(state, 'answer') !== null && !state.isFollowUpShown,
    isHumanOffered: lastWordOfAi(state, 'offer') !== null,
    suggestions: suggestedArticles(state),
    choices: offeredChoices(state),
  }
}

/**
 * Returns the placeholder text. Null without a network, because the widget then does not know what the other side
 * does.
 */
function placeholderOf(
  { isOffline, typingUntil, typist, isThinking }: ConversationState,
  t: SharedThreadMessages,
): string | null {
  if (isOffline) return null
  if (typingUntil !== null) return typist === undefined ? t.typing : `${typist} · ${t.typing}`
  return isThinking ? t.thinking : null
}

function acknowledgedEntry(message: Message, agentSeen: number): ThreadEntry {
  const { id, sender_type: author, content, meta, helpful } = message
  const isSeen = author === 'visitor' && message.sequence <= agentSeen
  return {
    key: message.client_id,
    author,
    authorName: message.sender_name,
    text: content,
    isAddress: isAddress(content),
    citations: meta.citations ?? [],
    at: Date.parse(message.created_at),
    delivery: isSeen ? 'seen' : 'done',
    file: null,
    rating:
      author === 'ai' && meta.type === 'answer' && meta.citations?.[0] ? { messageId: id, helpful } : null,
  }
}

function outgoingEntry(
  { clientId, content, sentAt, delivery, file, choice }: OutgoingMessage,
  t: SharedThreadMessages,
  isOffline: boolean,
): ThreadEntry {
  return {
    key: clientId,
    author: 'visitor',
    authorName: null,
    text: choice?.type === 'thankyou' ? t.followUpDone : content,
    isAddress: isAddress(content),
    citations: [],
    at: sentAt,
    delivery: isOffline && !isGivenUp({ delivery }) ? 'offline' : delivery,
    file,
    rating: null,
  }
}
