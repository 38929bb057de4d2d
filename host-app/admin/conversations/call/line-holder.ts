import type { StaffConversation } from '#contract/entities/conversation.ts'

/** Who has the line of a call, in a word or a name: the AI until a person takes the conversation. */
export function lineHolder(
  { responder, assignee_id, assignee_name }: StaffConversation,
  memberId: string,
): string {
  if (responder !== 'agent') return 'AI'
  return assignee_id === memberId ? 'you' : (assignee_name ?? 'a colleague')
}
