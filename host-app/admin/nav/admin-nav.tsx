import {
  ArrowLeftRight,
  BookOpen,
  Building2,
  ChartNoAxesColumn,
  Ellipsis,
  Headset,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Search,
  Settings,
  Users,
} from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { Presence } from '#core/presence.ts'
import type { Desktop } from '#host-app/shared/browser/desktop.ts'
import { BrandMark } from '#host-app/shared/ui/brand-mark.tsx'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { runCommand } from '../commands/commands.ts'
import { keyShortcuts } from '../commands/key-caps.tsx'
import { type AdminLink, adminLinks, isCurrentLink, SETUP_PATH } from '../common/admin-links.ts'
import type { useNotifications } from '../notifications/use-notifications.ts'
import { useStepsLeft } from '../setup/use-setup.ts'
import styles from './admin-nav.module.css'
import { NavMenu } from './nav-menu.tsx'
import { NotificationCentre } from './notification-centre.tsx'

const ICONS: Readonly<Record<AdminLink['label'], LucideIcon>> = {
  'Set up': ListChecks,
  Inbox: MessagesSquare,
  Customers: Users,
  Knowledge: BookOpen,
  Reports: ChartNoAxesColumn,
  Handoffs: ArrowLeftRight,
  Agents: Headset,
  Tenants: Building2,
  Settings,
}

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)

/** How many links a phone has room for. The others move to the menu 'More', which has the name of the current one. */
const PHONE_LINKS = 3

type AdminNavProps = {
  readonly member: UserProfile
  readonly desktop: Desktop
  readonly presence: Presence['status']
  /** The number of customers who wait for a human. */
  readonly waiting: number | undefined
  /** Null during impersonation: platform staff have no notifications in a tenant. */
  readonly notifications: ReturnType<typeof useNotifications> | null
}

/**
 * The navigation of every admin page: links by permission, the command bar, notifications and the account.
 * A rail at the side; tabs at the bottom of a phone.
 */
export function AdminNav({ member, desktop, presence, waiting, notifications }: AdminNavProps) {
  const { pathname } = useLocation()
  const left = useStepsLeft(member)
  const links = adminLinks(member, left > 0)
  const spare = links.slice(PHONE_LINKS)
  const current = spare.find(link => isCurrentLink(link, pathname))
  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['brand']} aria-label={`${BRAND.name} home`}>
        <BrandMark size={28} />
      </Link>
      <nav className={styles['links']} aria-label="Admin">
        {links.map((link, index) => (
          <NavItem
            key={link.path}
            link={link}
            isSpare={index >= PHONE_LINKS}
            {...(link.label === 'Inbox' && waiting !== undefined && { count: waiting })}
            {...(link.path === SETUP_PATH && { count: left, counted: 'steps left' })}
          />
        ))}
        <NavMenu
          className={styles['more']}
          label={current ? `${current.label}, more` : 'More'}
          isCurrent={current !== undefined}
          button={
            <>
              <Ellipsis size={20} aria-hidden="true" />
              <span>{current?.label ?? 'More'}</span>
            </>
          }
        >
          <div className={styles['entries']}>
            {spare.map(link => (
              <NavItem key={link.path} link={link} />
            ))}
            <button type="button" onClick={() => runCommand('bar')}>
              <Search size={20} strokeWidth={1.75} aria-hidden="true" />
              Search
            </button>
          </div>
        </NavMenu>
      </nav>
      <button
        type="button"
        className={`${styles['item']} ${styles['command']}`}
        aria-label="Open the command bar"
        title="Open the command bar"
        aria-keyshortcuts={keyShortcuts('bar')}
        onClick={() => runCommand('bar')}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {notifications && <NotificationCentre query={notifications} desktop={desktop} />}
      {/* The same size, so that nothing moves when it is there. */}
      <Suspense fallback={<span className={styles['item']} />}>
        <AccountMenu member={member} presence={presence} />
      </Suspense>
    </header>
  )
}

type NavItemProps = {
  readonly link: AdminLink
  /** The number of waiting customers, or of steps that are left; 0 is not shown. */
  readonly count?: number
  /** What the number counts. */
  readonly counted?: string
  /** A link that is moved to the menu on a phone. */
  readonly isSpare?: boolean
}

/** A link of the navigation: an icon and a word. */
function NavItem({ link, count = 0, counted = 'waiting', isSpare }: NavItemProps) {
  const { pathname } = useLocation()
  const { path, label } = link
  const Icon = ICONS[label]
  return (
    <Link
      to={path}
      className={styles['item']}
      data-spare={isSpare || undefined}
      aria-current={isCurrentLink(link, pathname) ? 'page' : undefined}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{label}</span>
      {count > 0 && (
        <>
          <span className={styles['count']} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
          <span className="visually-hidden">
            , {count} {counted}
          </span>
        </>
      )}
    </Link>
  )
}
