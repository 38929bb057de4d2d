import type { ReactNode } from 'react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Activity } from '#contract/entities/desk.ts'
import type { Message } from '#contract/entities/message.ts'
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
import styles from './desk.module.css'
import { AGENT, NOW } from './sample-conversations.ts'
import { SampleRows } from './sample-rows.tsx'

/** A made-up inbox. The list's groups are those of `conversation` and of the other conversations. */
export type SampleDesk = {
  /** The open conversation, which the signed-in agent has. */
  readonly conversation: StaffConversation & { readonly customer_name: string }
  readonly messages: readonly Message[]
  readonly activities: readonly Activity[]
  readonly waiting: readonly StaffConversation[]
  readonly answeredByAi: readonly StaffConversation[]
}

type DeskProps = {
  readonly sample: SampleDesk
  /** The composer below the thread. */
  readonly children?: ReactNode
}

/** The inbox in three panes, from its own components: the list, a thread with its turn line, and the customer. */
export function Desk({ sample, children }: DeskProps) {
  const { conversation, waiting, answeredByAi } = sample
  const groups = [
    ['waiting', waiting],
    ['person', [conversation]],
    ['ai', answeredByAi],
  ] as const
  return (
    <div className={styles['desk']}>
      <div className={styles['panes']}>
        <div className={styles['list']}>
          <p className={styles['title']}>Inbox</p>
          {groups.map(([turn, conversations]) => (
            <div key={turn}>
              <GroupHeading turn={turn} count={conversations.length} />
              <SampleRows conversations={conversations} openId={conversation.id} />
            </div>
          ))}
        </div>
        <div className={styles['open']}>
          <div className={styles['header']}>
            <p className={styles['subject']}>{conversation.subject}</p>
            <StatusBadge conversation={conversation} place={0} memberId={AGENT} now={NOW} />
          </div>
          <Thread {...sample} />
          {children}
        </div>
        <div className={styles['customer']}>
          <CustomerHead conversation={conversation} />
          <CustomerFacts conversation={conversation} known={undefined} />
        </div>
      </div>
    </div>
  )
}

function Thread({ conversation: { customer_name }, messages, activities }: SampleDesk) {
  const items = threadItems({ messages, notes: [], activities, surveys: [], merged: [], hasEarlier: false })
  const turns = threadTurns(items, 'person')
  return (
    <ul className={thread['messages']}>
      {items.map((item, index) => (
        <li key={`${item.kind}${item.at}`} data-kind={item.kind} data-turn={turns[index]}>
          {item.kind === 'activity' && (
            <ActivityLine activity={item.activity} isHandoff={turns[index] === 'handoff'} />
          )}
          {item.kind === 'message' && (
            <SaidBy face={senderFace(item.message, customer_name)}>
              <MessageBubble message={item.message} customer={customer_name} />
            </SaidBy>
          )}
        </li>
      ))}
    </ul>
  )
}
