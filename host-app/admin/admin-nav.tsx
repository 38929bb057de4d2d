import {
  BookOpen,
  Building2,
  Ellipsis,
  Headset,
  Inbox,
  type LucideIcon,
  PhoneForwarded,
  Settings,
  Users,
} from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { type AdminLink, isCurrentLink } from './admin-links.ts'
import styles from './admin-nav.module.css'
import menuStyles from './bar-menu.module.css'
import { useBarMenu } from './use-bar-menu.ts'
import { useFittingCount } from './use-fitting-count.ts'

const ICONS: Readonly<Record<AdminLink['label'], LucideIcon>> = {
  Conversations: Inbox,
  Customers: Users,
  Knowledge: BookOpen,
  Agents: Headset,
  Handoffs: PhoneForwarded,
  Tenants: Building2,
  Settings,
}

/** The links of the bar in one row. Links that don't fit move to a menu at its end. */
export function AdminNav({ links }: { readonly links: readonly AdminLink[] }) {
  const { row, count } = useFittingCount(links.length)
  const { pathname } = useLocation()
  const rest = links.slice(count)
  return (
    <nav ref={row} className={styles['nav']} aria-label="Admin">
      {links.map((link, index) => (
        <NavItem
          key={link.path}
          link={link}
          className={styles['link']!}
          isCurrent={isCurrentLink(link, pathname)}
          isSpare={index >= count}
        />
      ))}
      <MoreMenu isSpare={rest.length === 0} isCurrent={rest.some(link => isCurrentLink(link, pathname))}>
        {rest.map(link => (
          <NavItem key={link.path} link={link} isCurrent={isCurrentLink(link, pathname)} />
        ))}
      </MoreMenu>
    </nav>
  )
}

type NavItemProps = {
  readonly link: AdminLink
  readonly isCurrent: boolean
  readonly className?: string
  /** Hidden, but laid out so that its width can be measured. */
  readonly isSpare?: boolean
}

function NavItem({ link: { path, label }, isCurrent, className, isSpare }: NavItemProps) {
  const Icon = ICONS[label]
  return (
    <Link
      to={path}
      title={label}
      className={className}
      data-spare={isSpare || undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </Link>
  )
}

type MoreMenuProps = {
  readonly isSpare: boolean
  /** Whether one of its links leads to the current page. */
  readonly isCurrent: boolean
  readonly children: React.ReactNode
}

function MoreMenu({ isSpare, isCurrent, children }: MoreMenuProps) {
  const menu = useBarMenu()
  return (
    <details
      ref={menu}
      className={`${menuStyles['menu']} ${styles['more']}`}
      data-spare={isSpare || undefined}
    >
      <summary className={styles['link']} title="More" data-current={isCurrent || undefined}>
        <Ellipsis size={16} aria-hidden="true" />
        <span className={styles['label']}>More</span>
      </summary>
      <div className={menuStyles['entries']}>{children}</div>
    </details>
  )
}
