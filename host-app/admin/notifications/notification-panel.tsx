import { BellOff, CheckCheck, Settings } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Notification } from '#contract/entities/attention.ts'
import { errorText } from '../../adapters/api/api-error.ts'
import type { Desktop } from '../../adapters/browser/desktop.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { FormError } from '../../ui/fields/form-error.tsx'
import { SkeletonRows } from '../../ui/loading/skeleton-rows.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import { NotificationSwitch } from '../human-requests/notification-switch.tsx'
import styles from './notification-centre.module.css'
import { NotificationRow } from './notification-row.tsx'
import { useMarkNotifications, type useNotifications } from './use-notifications.ts'
import { useOlderNotifications } from './use-older-notifications.ts'

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
