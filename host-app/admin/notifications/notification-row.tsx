import {
  AlarmClock,
  AtSign,
  Hand,
  type LucideIcon,
  MessageCircleReply,
  Phone,
  Timer,
  TimerOff,
  UserRoundPlus,
  Workflow,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Notification, NotificationKind } from '#contract/entities/attention.ts'
import { previewText } from '../common/conversation-text.ts'
import { When } from '../common/when.tsx'
import styles from './notification-row.module.css'
import { notificationText } from './notification-text.ts'
import { useMarkNotifications } from './use-notifications.ts'

const ICONS: Readonly<Record<NotificationKind, LucideIcon>> = {
  'human-request': Hand,
  assigned: UserRoundPlus,
  mentioned: AtSign,
  reply: MessageCircleReply,
  'snooze-over': AlarmClock,
  'sla-warned': Timer,
  'sla-breached': TimerOff,
  rule: Workflow,
}

type NotificationRowProps = { readonly notification: Notification; readonly now: number }

/** A notification. It links to the conversation, and can be marked as read without opening it. */
export function NotificationRow({ notification, now }: NotificationRowProps) {
  const { id, kind, conversation_id, excerpt, is_on_call, created_at, read_at } = notification
  const mark = useMarkNotifications()
  const isUnread = read_at === null
  const Icon = kind === 'human-request' && is_on_call ? Phone : ICONS[kind]
  const text = notificationText(notification)
  return (
    <li className={styles['row']} data-unread={isUnread}>
      <Link
        to={`/admin/conversations/${conversation_id}`}
        onClick={() => {
          if (isUnread) mark.mutate({ ids: [id], is_read: true })
        }}
      >
        <Icon size={16} aria-hidden="true" />
        <span className={styles['words']}>
          <span className={styles['text']}>
            {isUnread && <span className="visually-hidden">Unread: </span>}
            {text}
          </span>
          {excerpt !== '' && (
            <span className={styles['excerpt']} dir="auto">
              {previewText(excerpt)}
            </span>
          )}
        </span>
        <When at={created_at} now={now} />
      </Link>
      <button
        type="button"
        className={styles['mark']}
        aria-label={isUnread ? `Mark as read: ${text}` : `Mark as unread: ${text}`}
        title={isUnread ? 'Mark as read' : 'Mark as unread'}
        onClick={() => mark.mutate({ ids: [id], is_read: isUnread })}
      >
        <span className={styles['dot']} />
      </button>
    </li>
  )
}
