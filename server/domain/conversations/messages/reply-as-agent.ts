import type { Message } from '#contract/entities/message.ts'
import { type ConversationChange, humanWanted, reopened } from '#core/conversation-record/transitions.ts'
import { firstName } from '#core/text/first-name.ts'
import type { Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { type LockedConversation, saveConversation, storeMessage } from '../locked-conversation.ts'

/**
 * Stores an agent's reply, and makes the agent the assignee if no agent answers yet. Returns the message.
 */
export async function replyAsAgent(
  query: Query,
  actor: Member,
  before: LockedConversation,
  { clientId, content }: { readonly clientId: string; readonly content: string },
  now: Date,
): Promise<Message> {
  const message = await storeMessage(query, before, actor, { clientId, content }, now)
  await saveConversation(query, before, agentSpoke(before, actor, now))
  return message
}

/**
 * Returns the change after an agent's reply. The first agent who replies becomes the assignee (`responder` becomes `agent`);
 * replies of other agents leave that as it is. Platform staff who act for the company never become the assignee: their
 * reply silences the AI and requests a human of the company.
 */
export function agentSpoke(
  before: LockedConversation,
  actor: Pick<Member, 'userId' | 'fullName' | 'impersonationId'>,
  now: Date,
): ConversationChange {
  if (actor.impersonationId !== null) {
    const called = before.responder === 'ai' ? humanWanted(before, now) : {}
    return { ...reopened(before), ...called, ai_due_at: null, updated_at: now }
  }
  const taken = {
    responder: 'agent',
    assignee_id: actor.userId,
    assignee_name: firstName(actor.fullName),
  } as const
  return { ...reopened(before), ...(before.responder !== 'agent' && taken), ai_due_at: null, updated_at: now }
}
