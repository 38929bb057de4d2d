import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Desktop } from '#host-app/shared/browser/desktop.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { usePreload } from '#host-app/shared/ui/lazy/use-preload.ts'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import type { useNotifications } from '../notifications/use-notifications.ts'
import nav from './admin-nav.module.css'
import { NavMenu } from './nav-menu.tsx'
import styles from '../notifications/notification-panel.module.css'

const NotificationPanel = lazyPart(
  async () => (await import('../notifications/notification-panel.tsx')).NotificationPanel,
)
const LATER = [NotificationPanel]

type NotificationCentreProps = {
  readonly query: ReturnType<typeof useNotifications>
  readonly desktop: Desktop
}

/** The bell: a badge with the number of unread notifications, and a panel that lists them. */
export function NotificationCentre({ query, desktop }: NotificationCentreProps) {
  const unread = query.data?.unread ?? 0
  const count = unread > 99 ? '99+' : unread
  const [isWanted, setWanted] = useState(false)
  usePreload(LATER)

  return (
    <NavMenu
      label={unread === 0 ? 'Notifications' : `Notifications, ${count} unread`}
      onOpen={() => setWanted(true)}
      button={
        <>
          <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
          {unread > 0 && (
            <span className={nav['count']} aria-hidden="true">
              {count}
            </span>
          )}
        </>
      }
    >
      <section className={styles['panel']} aria-label="Notifications">
        {isWanted && (
          <Suspense fallback={<SkeletonRows />}>
            <NotificationPanel query={query} desktop={desktop} />
          </Suspense>
        )}
      </section>
    </NavMenu>
  )
}
