import { LogOut, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import type { Presence } from '#core/presence.ts'
import { useAuth } from '../../features/auth/auth-context.ts'
import { useImpersonation } from '../../features/impersonation/use-impersonation.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './admin-nav.module.css'
import { NavMenu } from './nav-menu.tsx'

type AccountMenuProps = {
  readonly member: UserProfile
  /** Colleagues see the same status. It becomes 'idle' after a minute without input. */
  readonly presence: Presence['status']
}

/**
 * The member's avatar with a dot for their presence. Its menu names the member and the company, links to
 * the member's own account (hidden during impersonation), and signs out.
 */
export function AccountMenu({ member: { full_name, company_name }, presence }: AccountMenuProps) {
  const { signOut } = useAuth()
  const { current } = useImpersonation()
  const status = presence === 'idle' ? 'Away' : 'Active'
  return (
    <NavMenu
      label={`Account of ${full_name}, ${status.toLowerCase()}`}
      button={
        <span className={styles['avatar']} data-status={presence}>
          <Avatar name={full_name} />
        </span>
      }
    >
      <div className={styles['entries']}>
        <p className={styles['who']}>
          <strong>{full_name}</strong>
          <span>{company_name}</span>
          <span>{status}</span>
        </p>
        {!current && (
          <Link to="/admin/settings/account">
            <UserRound size={16} aria-hidden="true" />
            Your account
          </Link>
        )}
        <button type="button" onClick={signOut}>
          <LogOut size={16} aria-hidden="true" />
          Sign out
        </button>
      </div>
    </NavMenu>
  )
}
