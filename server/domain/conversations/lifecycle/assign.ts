import type { ConversationChange } from '#core/conversation-record/transitions.ts'
import { firstName } from '#core/text/first-name.ts'
import { isWaitingForHuman } from '#core/waiting-for-human.ts'
import type { Query } from '#server/ports/database.ts'
import type { Automation, Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { auditAct } from '../audit-act.ts'
import { currentTimeout, type LockedConversation, saveConversation } from '../locked-conversation.ts'

/**
 * Assigns a locked conversation to an active agent, who then answers it (`responder` becomes `agent`). Null unassigns it:
 * back into the queue if a human is requested, else back to the AI. An undo (`takesBack`) keeps the time of the request
 * for a human.
 * @throws assignee_not_found (409).
 */
export async function assign(
  query: Query,
  actor: Member | Automation,
  before: LockedConversation,
  assigneeId: string | null,
  now: Date,
  { takesBack = false } = {},
): Promise<void> {
  const [assignee] = await query<{ full_name: string }>(
    "select full_name from public.profiles where id = $1 and status = 'active' and company_id = $2",
    [assigneeId, before.company_id],
  )
  if (assigneeId !== null && !assignee) throw new AppError('assignee_not_found')
  const responder = assigneeId !== null ? 'agent' : before.needs_human ? 'none' : 'ai'
  const isBackInQueue = isWaitingForHuman({ ...before, responder })
  const change: ConversationChange = {
    assignee_id: assigneeId,
    assignee_name: assignee ? firstName(assignee.full_name) : null,
    responder,
    // A new wait starts: counted from the old request, the queue timeout could be over at once.
    ...(isBackInQueue && !takesBack && { human_requested_at: now }),
    ai_due_at: null,
    updated_at: now,
  }
  const timeout = await currentTimeout(query, before, change, takesBack ? now : undefined)
  await saveConversation(query, before, change, timeout)
  await auditAct(query, actor, 'conversation.assigned', before.id, { assignee_id: assigneeId })
}
