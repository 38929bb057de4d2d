import { Bell } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import styles from './notification-centre.module.css'
import type { useNotifications } from './use-notifications.ts'

const NotificationPanel = lazyPart(async () => (await import('./notification-panel.tsx')).NotificationPanel)
const LATER = [NotificationPanel]

/** The bell: how much is unread, and behind it what happened. */
export function NotificationCentre({ query }: { readonly query: ReturnType<typeof useNotifications> }) {
  const unread = query.data?.unread ?? 0
  const [isWanted, setWanted] = useState(false)
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  usePreload(LATER)

  useEffect(() => {
    // Each navigation has its own key.
    if (key) menu.current!.open = false
  }, [key])

  useEffect(() => {
    const details = menu.current!
    function closeOutside({ target }: Event): void {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !details.open) return
      // The page behind has shortcuts of its own.
      event.stopPropagation()
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    details.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      details.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

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
            <NotificationPanel query={query} />
          </Suspense>
        )}
      </section>
    </details>
  )
}
