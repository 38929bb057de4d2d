import { SUBJECT_LENGTH } from '#contract/constants/conversation.ts'
import type { ConversationState } from '#core/conversation/state.ts'
import type { RememberedConversation } from '../chat-session.ts'

type OwnConversation = Pick<RememberedConversation, 'id' | 'subject' | 'lastMessageAt'>

/** All conversations of this browser, the one that shows first. `untitled` names one whose first message is unknown. */
export function ownConversations(
  { conversationId, messages }: ConversationState,
  others: readonly RememberedConversation[],
  untitled: string,
): readonly OwnConversation[] {
  if (conversationId === null) return others
  const current = {
    id: conversationId,
    subject: [...(messages[0]?.content ?? untitled)].slice(0, SUBJECT_LENGTH).join(''),
    lastMessageAt: Date.parse(messages.at(-1)?.created_at ?? '') || 0,
  }
  return [current, ...others.filter(({ id }) => id !== conversationId)]
}
