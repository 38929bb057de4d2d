import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ReportedConversation } from '#contract/entities/report.ts'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { subjectText } from '../../common/conversation-text.ts'
import { customerLabel } from '../../common/customer-label.ts'
import { formatDate } from '../../common/format.ts'
import { formatValue, NOTHING } from '../figures/format-figure.ts'
import { CHANNEL_NAMES } from '../figures/group-names.ts'
import { scoreText } from '../ratings/score-text.ts'
import styles from './report-conversations-page.module.css'

type ConversationTableProps = {
  readonly conversations: readonly ReportedConversation[]
  /** The company's time zone, in which the reports count. */
  readonly timeZone: string
}

const STATUS_NAMES: Readonly<Record<ReportedConversation['status'], string>> = {
  open: 'Open',
  resolved: 'Resolved',
  ticket: 'Ticket',
}

/** Conversations with what the reports know of each. */
export function ConversationTable({ conversations, timeZone }: ConversationTableProps) {
  if (conversations.length === 0)
    return (
      <Notice
        icon={<MessagesSquare size={20} aria-hidden="true" />}
        text="No conversations are behind this number."
      />
    )
  return (
    <DataTable
      caption="Conversations"
      columns={[
        'About',
        'Customer',
        'Agent',
        'Status',
        'Started',
        'First reply',
        'Time to resolution',
        'Rating',
      ]}
    >
      {conversations.map(each => (
        <tr key={each.id}>
          <td data-label="About">
            <Link to={`/admin/conversations/${each.id}`} className={styles['subject']} dir="auto">
              {each.subject === '' ? 'No subject' : subjectText(each.subject)}
            </Link>
          </td>
          <td data-label="Customer" dir="auto">
            {customerLabel(each)}
          </td>
          <td data-label="Agent" dir="auto">
            {each.agent_name ?? NOTHING}
          </td>
          <td data-label="Status">
            {STATUS_NAMES[each.status]}, {CHANNEL_NAMES[each.channel].toLowerCase()}
          </td>
          <td data-label="Started">
            <time dateTime={each.started_at}>{formatDate(each.started_at, timeZone)}</time>
          </td>
          <td data-label="First reply">{formatValue(each.first_reply, 'seconds')}</td>
          <td data-label="Time to resolution">{formatValue(each.resolution_time, 'seconds')}</td>
          <td data-label="Rating">{each.rating ? scoreText(each.rating) : NOTHING}</td>
        </tr>
      ))}
    </DataTable>
  )
}
