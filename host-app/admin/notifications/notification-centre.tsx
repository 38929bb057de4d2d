import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Desktop } from '../../adapters/browser/desktop.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { usePreload } from '../../ui/lazy/use-preload.ts'
import { SkeletonRows } from '../../ui/loading/skeleton-rows.tsx'
import { useBarMenu } from '../use-bar-menu.ts'
import styles from './notification-centre.module.css'
import type { useNotifications } from './use-notifications.ts'

const NotificationPanel = lazyPart(async () => (await import('./notification-panel.tsx')).NotificationPanel)
const LATER = [NotificationPanel]

type NotificationCentreProps = {
  readonly query: ReturnType<typeof useNotifications>
  readonly desktop: Desktop
}

/** The bell: a badge with the number of unread notifications, and a panel that lists them. */
export function NotificationCentre({ query, desktop }: NotificationCentreProps) {
  const unread = query.data?.unread ?? 0
  const [isWanted, setWanted] = useState(false)
  const menu = useBarMenu()
  usePreload(LATER)

  return (
    <details
      ref={menu}
      className={styles['menu']}
      onToggle={event => event.currentTarget.open && setWanted(true)}
    >
      <summary aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}>
        <Bell size={18} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </summary>
      <section className={styles['panel']} aria-label="Notifications">
        {isWanted && (
          <Suspense fallback={<SkeletonRows />}>
            <NotificationPanel query={query} desktop={desktop} />
          </Suspense>
        )}
      </section>
    </details>
  )
}
