import { ArrowLeftRight } from 'lucide-react'
import { CustomerFacts } from '../admin/conversations/customer/customer-facts.tsx'
import { CustomerHead } from '../admin/conversations/customer/customer-head.tsx'
import { GroupHeading } from '../admin/conversations/list/rows/group-heading.tsx'
import { StatusBadge } from '../admin/conversations/status-badge.tsx'
import thread from '../admin/conversations/thread/message-list.module.css'
import { ActivityLine } from '../admin/conversations/thread/messages/activity-line.tsx'
import { MessageBubble } from '../admin/conversations/thread/messages/message-bubble.tsx'
import { SaidBy, senderFace } from '../admin/conversations/thread/messages/said-by.tsx'
import { threadItems } from '../admin/conversations/thread/thread-items.ts'
import { threadTurns } from '../admin/conversations/thread/thread-turns.ts'
import { ANSWERED_BY_AI, HANDOFF, MESSAGES, SAMIRA, WAITING } from './both-sides-sample.ts'
import styles from './desk-picture.module.css'
import { AGENT, NOW } from './sample-conversations.ts'
import { SampleRows } from './sample-rows.tsx'

const CUSTOMER = 'Samira Bensaid'

const GROUPS = [
  ['waiting', WAITING],
  ['person', [SAMIRA]],
  ['ai', ANSWERED_BY_AI],
] as const

/** The inbox in three panes, from its own components: the list, a thread with its turn line, and the customer. */
export function DeskPicture() {
  return (
    <div className={styles['desk']}>
      <div className={styles['panes']}>
        <div className={styles['list']}>
          <p className={styles['title']}>Inbox</p>
          {GROUPS.map(([turn, conversations]) => (
            <div key={turn}>
              <GroupHeading turn={turn} count={conversations.length} />
              <SampleRows conversations={conversations} openId={SAMIRA.id} />
            </div>
          ))}
        </div>
        <div>
          <div className={styles['header']}>
            <p className={styles['subject']}>{SAMIRA.subject}</p>
            <StatusBadge conversation={SAMIRA} place={0} memberId={AGENT} now={NOW} />
          </div>
          <Thread />
        </div>
        <div className={styles['customer']}>
          <CustomerHead conversation={SAMIRA} />
          <CustomerFacts conversation={SAMIRA} known={undefined} />
        </div>
      </div>
      <span className={styles['turn']}>
        <ArrowLeftRight size={24} aria-hidden="true" />
      </span>
    </div>
  )
}

function Thread() {
  const items = threadItems({
    messages: MESSAGES,
    notes: [],
    activities: HANDOFF,
    surveys: [],
    merged: [],
    hasEarlier: false,
  })
  const turns = threadTurns(items, 'person')
  return (
    <ul className={thread['messages']}>
      {items.map((item, index) => (
        <li key={`${item.kind}${item.at}`} data-kind={item.kind} data-turn={turns[index]}>
          {item.kind === 'activity' && (
            <ActivityLine activity={item.activity} isHandoff={turns[index] === 'handoff'} />
          )}
          {item.kind === 'message' && (
            <SaidBy face={senderFace(item.message, CUSTOMER)}>
              <MessageBubble message={item.message} customer={CUSTOMER} />
            </SaidBy>
          )}
        </li>
      ))}
    </ul>
  )
}
