import {
  AlarmClock,
  AtSign,
  BellOff,
  CheckCheck,
  Hand,
  type LucideIcon,
  MessageCircleReply,
  Phone,
  Settings,
  Timer,
  TimerOff,
  UserRoundPlus,
  Workflow,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Notification, NotificationKind } from '#contract/entities/attention.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import type { Desktop } from '#host-app/shared/browser/desktop.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import { previewText } from '../common/conversation-text.ts'
import { When } from '../common/when.tsx'
import { NotificationSwitch } from '../human-requests/notification-switch.tsx'
import styles from './notification-panel.module.css'
import { useMarkNotifications, type useNotifications } from './use-notifications.ts'
import { useOlderNotifications } from './use-older-notifications.ts'

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

type NotificationPanelProps = {
  readonly query: ReturnType<typeof useNotifications>
  readonly desktop: Desktop
}

/** The panel behind the bell: notifications, newest first. */
export function NotificationPanel({ query, desktop }: NotificationPanelProps) {
  return (
    <>
      <Head unread={query.data?.unread ?? 0} />
      <NotificationSwitch desktop={desktop} />
      <div className={styles['list']}>
        <Body query={query} />
      </div>
    </>
  )
}

function Head({ unread }: { readonly unread: number }) {
  const mark = useMarkNotifications()
  return (
    <header className={styles['head']}>
      <h2>Notifications</h2>
      <Button
        size="small"
        look="quiet"
        disabled={unread === 0}
        onClick={() => mark.mutate({ all: true, is_read: true })}
      >
        <CheckCheck size={15} aria-hidden="true" />
        Mark all as read
      </Button>
      <Link
        to="/admin/settings/notifications"
        aria-label="Notification settings"
        className={styles['settings']}
      >
        <Settings size={16} aria-hidden="true" />
      </Link>
    </header>
  )
}

function Body({ query }: { readonly query: ReturnType<typeof useNotifications> }) {
  if (query.data) return <Pages newest={query.data} />
  if (query.error)
    return (
      <Notice title="Notifications could not be loaded" text={errorText(query.error)} role="alert">
        <Button busy={query.isFetching} onClick={() => query.refetch()}>
          Try again
        </Button>
      </Notice>
    )
  return <SkeletonRows />
}

function Pages({ newest }: { readonly newest: Parameters<typeof useOlderNotifications>[0] }) {
  const { notifications, hasOlder, isBusy, error, showOlder } = useOlderNotifications(newest)
  return (
    <>
      <Rows notifications={notifications} />
      <FormError text={error && errorText(error)} />
      {hasOlder && (
        <div className={styles['older']}>
          <Button size="small" look="quiet" busy={isBusy} onClick={showOlder}>
            Show older
          </Button>
        </div>
      )}
    </>
  )
}

function Rows({ notifications }: { readonly notifications: readonly Notification[] }) {
  const now = useNow()
  if (notifications.length === 0)
    return (
      <Notice
        icon={<BellOff size={20} aria-hidden="true" />}
        text="Human requests, assignments, mentions and replies to you appear here."
      >
        <ButtonLink to="/admin/settings/notifications" look="secondary" size="small">
          Choose which ones
        </ButtonLink>
      </Notice>
    )
  return (
    <ul>
      {notifications.map(notification => (
        <NotificationRow key={notification.id} notification={notification} now={now} />
      ))}
    </ul>
  )
}

type NotificationRowProps = { readonly notification: Notification; readonly now: number }

/** A notification. It links to the conversation, and can be marked as read without opening it. */
function NotificationRow({ notification, now }: NotificationRowProps) {
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

/** Describes what happened, for the notification list. */
function notificationText({ kind, actor_name, count, is_on_call }: Notification): string {
  const who = actor_name ?? 'Somebody'
  const times = count > 1 ? ` (${count})` : ''
  switch (kind) {
    case 'human-request':
      if (is_on_call) return `${actor_name ?? 'A caller'} asked for a human during a call`
      return `${actor_name ?? 'A visitor'} is waiting for a human`
    case 'assigned':
      return `${who} assigned you a conversation`
    case 'mentioned':
      return `${who} mentioned you${times}`
    case 'reply':
      return `${actor_name ?? 'The visitor'} replied${times}`
    case 'snooze-over':
      return 'A snooze ended'
    case 'sla-warned':
      return 'An SLA deadline is close'
    case 'sla-breached':
      return 'An SLA deadline was missed'
    case 'rule':
      return actor_name === null ? 'A rule was applied' : `Rule “${actor_name}” was applied`
  }
}
