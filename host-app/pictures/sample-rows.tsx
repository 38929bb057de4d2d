import type { StaffConversation } from '#contract/entities/conversation.ts'
import { waitingQueue } from '../admin/conversations/conversation-state.ts'
import { ConversationRow } from '../admin/conversations/list/rows/conversation-row.tsx'
import { AGENT, NOW } from './sample-conversations.ts'

type SampleRowsProps = {
  readonly conversations: readonly StaffConversation[]
  readonly openId?: string | undefined
}

/** Rows of the inbox's list, as an agent sees them. */
export function SampleRows({ conversations, openId }: SampleRowsProps) {
  const queue = waitingQueue([...conversations])
  return (
    <ul>
      {conversations.map(conversation => (
        <li key={conversation.id}>
          <ConversationRow
            conversation={{ ...conversation, found: null, first_message: null, has_draft: false }}
            place={queue.indexOf(conversation.id) + 1}
            isOpen={conversation.id === openId}
            memberId={AGENT}
            now={NOW}
            density="comfortable"
            search=""
            isSelected={false}
          />
        </li>
      ))}
    </ul>
  )
}
