import { Inbox, LogOut } from 'lucide-react'
import { Link, NavLink } from 'react-router-dom'
import { BRAND } from '#contract/brand.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { Desktop } from '../adapters/desktop.ts'
import { useAuth } from '../features/auth/auth-context.ts'
import { Avatar } from '../ui/avatar.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Button } from '../ui/button.tsx'
import styles from './admin-bar.module.css'
import { NotificationSwitch } from './human-requests/notification-switch.tsx'
import { PresenceLabel } from './presence/presence-label.tsx'

type AdminBarProps = {
  readonly profile: UserProfile
  readonly desktop: Desktop
}

/** The bar across every admin page: where one is, who one is, and the way out. */
export function AdminBar({ profile, desktop }: AdminBarProps) {
  const { signOut } = useAuth()
  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['brand']} aria-label={`${BRAND.name} home`}>
        <BrandMark size={22} />
      </Link>
      <span className={styles['company']}>{profile.company_name}</span>
      <nav aria-label="Admin">
        <NavLink to="/admin/conversations" className={styles['link'] ?? ''}>
          <Inbox size={16} aria-hidden="true" />
          Conversations
        </NavLink>
      </nav>
      <NotificationSwitch desktop={desktop} />
      <div className={styles['person']}>
        <Avatar name={profile.full_name} />
        <span className={styles['name']}>{profile.full_name}</span>
        <PresenceLabel />
      </div>
      <Button look="quiet" size="small" onClick={signOut}>
        <LogOut size={15} aria-hidden="true" />
        <span className={styles['out']}>Sign out</span>
      </Button>
    </header>
  )
}
