/** What the server tells of the conversation, and what it makes the widget ask for. */
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import { applyConversation } from './apply-conversation.ts'
import { applyMessages } from './apply-messages.ts'
import { contiguousSequence } from './ordered-messages.ts'
import { sendNext } from './outbox.ts'
import type { ConversationState } from './state.ts'
import { type Next, noEffects } from './step.ts'
import { openStream } from './stream.ts'

/** A message of the visitor's has arrived. */
export function acknowledged(
  state: ConversationState,
  { message, conversation }: { message: Message; conversation: VisitorConversation },
): Next {
  const learnt = applyConversation(applyMessages(state, [message]), conversation)
  return fetchMissing(openStream(sendNext(learnt), conversation))
}

/**
 * The answer to a fetch. When it brings nothing new, what is still missing is not asked for again: the server has
 * told all it has.
 */
export function received(
  state: ConversationState,
  { messages, conversation }: { messages: readonly Message[]; conversation?: VisitorConversation },
): Next {
  const merged = applyMessages(state, messages)
  const next = sendNext(conversation ? applyConversation(merged, conversation) : merged)
  return merged.messages === state.messages ? next : fetchMissing(next)
}

export function changed(state: ConversationState, conversation: VisitorConversation): Next {
  if (conversation.id !== state.conversationId) return noEffects(state)
  return fetchMissing(noEffects(applyConversation(state, conversation)), conversation.last_sequence)
}

/** The socket told of something, or may have missed something: asks for whatever is new. */
export function nudged(state: ConversationState): Next {
  return fetchMissing(noEffects(state), Number.POSITIVE_INFINITY)
}

/** Fetches what is missing: a hole among the messages known, or numbers up to `lastSequence` not seen yet. */
function fetchMissing({ state, effects }: Next, lastSequence = 0): Next {
  const { conversationId, messages } = state
  const after = contiguousSequence(messages)
  const highest = Math.max(lastSequence, messages.at(-1)?.sequence ?? 0)
  if (conversationId === null || highest <= after) return { state, effects }
  return { state, effects: [...effects, { type: 'fetch-messages', conversationId, after }] }
}
