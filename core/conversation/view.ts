import type { Citation, Message } from '#contract/entities/message.ts'
import { COPY, queueText } from '../copy.ts'
import type { ConversationState, OutgoingMessage } from './state.ts'

/** One row of the thread as it is drawn. `key` stays the same while a message goes from outgoing to acknowledged. */
export type ThreadEntry = {
  readonly key: string
  readonly author: 'visitor' | 'ai' | 'agent' | 'system'
  readonly authorName: string | null
  readonly text: string
  readonly citations: readonly Citation[]
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly delivery: 'done' | OutgoingMessage['delivery']
}

/** What the panel shows: a pure function of the state. */
export type ConversationView = {
  readonly screen: 'email-gate' | 'chat' | 'resolved' | 'ticket'
  readonly entries: readonly ThreadEntry[]
  /** 'Thinking…' or 'Typing…'. */
  readonly placeholder: string | null
  readonly notice: string | null
  readonly agentName: string | null
  /** Whether Yes and No stand under the last answer. */
  readonly isHumanOffered: boolean
}

export function viewConversation(state: ConversationState): ConversationView {
  const visible = state.messages.filter(({ content }) => !content.startsWith('[system]'))
  return {
    screen: screenOf(state),
    entries: [...visible.map(acknowledgedEntry), ...state.outbox.map(outgoingEntry)],
    placeholder: state.isAgentExpected ? COPY.typing : state.isThinking ? COPY.thinking : null,
    notice: state.queuePosition === null ? null : queueText(state.queuePosition),
    agentName: state.assigneeName,
    isHumanOffered:
      state.messages.at(-1)?.meta.type === 'offer' &&
      state.outbox.length === 0 &&
      state.status === 'open' &&
      !state.needsHuman &&
      state.assigneeName === null,
  }
}

function screenOf(state: ConversationState): ConversationView['screen'] {
  if (state.status === 'resolved') return 'resolved'
  if (state.status === 'ticket') return 'ticket'
  return state.email === null ? 'email-gate' : 'chat'
}

function acknowledgedEntry(message: Message): ThreadEntry {
  return {
    key: message.client_id,
    author: message.sender_type,
    authorName: message.sender_name,
    text: message.content,
    citations: message.meta.citations ?? [],
    at: Date.parse(message.created_at),
    delivery: 'done',
  }
}

function outgoingEntry({ clientId, content, sentAt, delivery }: OutgoingMessage): ThreadEntry {
  return {
    key: clientId,
    author: 'visitor',
    authorName: null,
    text: content,
    citations: [],
    at: sentAt,
    delivery,
  }
}
