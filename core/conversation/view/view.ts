import type { Citation, Message } from '#contract/entities/message.ts'
import { SHARED_THREAD_MESSAGES, type SharedThreadMessages } from '../../messages/thread-messages.ts'
import { isAddress } from '../../text/is-address.ts'
import { lastWordOfAi, suggestedArticles } from '../conditions.ts'
import type { ConversationState, OutgoingFile, OutgoingMessage } from '../state.ts'
import { isHidden } from './is-hidden.ts'
import { type Screen, screenOf } from './screen-of.ts'

/** One row of the thread as it is drawn. `key` stays the same while a message goes from outgoing to acknowledged. */
export type ThreadEntry = {
  readonly key: string
  readonly author: 'visitor' | 'ai' | 'agent' | 'system'
  readonly authorName: string | null
  readonly text: string
  /** The text is one address and nothing else (CHAT-21). */
  readonly isAddress: boolean
  readonly citations: readonly Citation[]
  /** Milliseconds since the epoch. */
  readonly at: number
  /** `seen`: on a screen of the other side. `offline`: on its way, once there is a network. */
  readonly delivery: 'done' | 'seen' | 'offline' | OutgoingMessage['delivery']
  /** A file on its way. */
  readonly file: OutgoingFile | null
  /** An AI answer that the visitor can rate; null for everything else. */
  readonly rating: { readonly messageId: string; readonly helpful: boolean | null } | null
}

/** What the panel shows: a pure function of the state. */
export type ConversationView = {
  readonly screen: Screen
  readonly entries: readonly ThreadEntry[]
  /** 'Thinking…' or 'Typing…'. */
  readonly placeholder: string | null
  /** The visitor's place in the queue (CHAT-10). */
  readonly queuePosition: number | null
  readonly agentName: string | null
  /** What the AI has written so far of its answer. */
  readonly streamedText: string | null
  /** The card of CHAT-15. */
  readonly isFollowUpShown: boolean
  /** By when a human answers, or a ticket is made of it (milliseconds since the epoch). */
  readonly promisedAt: number | null
  /** The ticket's number. */
  readonly number: number | null
  /** Messages of the other side that the visitor has not seen. */
  readonly unread: number
  /** Whether Yes and No stand under the last answer. */
  readonly isHumanOffered: boolean
  /** The articles that stand under the last answer to choose from. */
  readonly suggestions: readonly Citation[]
}

/** Returns what the visitor sees of a state, in the language of `t`. */
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
    agentName: state.assigneeName,
    streamedText: state.streamedText,
    isFollowUpShown: state.isFollowUpShown,
    promisedAt: state.fallbackAt,
    number: state.number,
    unread: visible.filter(isUnread).length,
    isHumanOffered: lastWordOfAi(state, 'offer') !== null,
    suggestions: suggestedArticles(state),
  }
}

/** Without a network nobody knows what the other side does. */
function placeholderOf(
  { isOffline, isAgentExpected, isThinking }: ConversationState,
  t: SharedThreadMessages,
): string | null {
  if (isOffline) return null
  return isAgentExpected ? t.typing : isThinking ? t.thinking : null
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
    rating: author === 'ai' && meta.type === 'answer' ? { messageId: id, helpful } : null,
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
    delivery: isOffline && delivery !== 'failed' ? 'offline' : delivery,
    file,
    rating: null,
  }
}
