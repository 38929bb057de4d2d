import { Search } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { Presence } from '#core/presence.ts'
import type { Desktop } from '../adapters/browser/desktop.ts'
import { runCommand } from '../features/commands/commands.ts'
import { KeyCaps, keyShortcuts } from '../features/commands/key-caps.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './admin-bar.module.css'
import { adminLinks } from './admin-links.ts'
import { AdminNav } from './admin-nav.tsx'
import { NotificationCentre } from './notifications/notification-centre.tsx'
import type { useNotifications } from './notifications/use-notifications.ts'

type AdminBarProps = {
  readonly member: UserProfile
  readonly desktop: Desktop
  readonly presence: Presence['status']
  /** Null during impersonation: platform staff have no notifications in a tenant. */
  readonly notifications: ReturnType<typeof useNotifications> | null
}

/** The bar across every admin page: navigation, command bar, notifications, presence and account menu. */
export function AdminBar({ member, desktop, presence, notifications }: AdminBarProps) {
  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['brand']} aria-label={`${BRAND.name} home`}>
        <BrandMark size={22} />
      </Link>
      <span className={styles['company']}>{member.company_name}</span>
      <AdminNav links={adminLinks(member)} />
      <CommandButton />
      <PresenceLabel status={presence} />
      {notifications && <NotificationCentre query={notifications} desktop={desktop} />}
      <AccountMenu name={member.full_name} />
    </header>
  )
}

/** A button that opens the command bar, for agents who don't know its shortcut yet. */
function CommandButton() {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label="Open the command bar"
      aria-keyshortcuts={keyShortcuts('bar')}
      onClick={() => runCommand('bar')}
    >
      <Search size={15} aria-hidden="true" />
      <span className={styles['keys']}>
        <KeyCaps keys="mod+k" />
      </span>
    </button>
  )
}

/** 'Active', or 'Away' after a minute without input. Colleagues see the same status. */
function PresenceLabel({ status }: { readonly status: Presence['status'] }) {
  return (
    <span className={styles['presence']} data-status={status}>
      <span className={styles['label']}>{status === 'idle' ? 'Away' : 'Active'}</span>
    </span>
  )
}
