import {
  ArrowLeftRight,
  BookOpen,
  Building2,
  ChartNoAxesColumn,
  Headset,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Settings,
  Users,
} from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { type AdminLink, isCurrentLink } from './admin-links.ts'
import styles from './admin-nav.module.css'

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
export function NavItem({ link, count = 0, counted = 'waiting', isSpare }: NavItemProps) {
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
