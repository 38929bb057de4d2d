import { LogOut, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAuth } from '../features/auth/auth-context.ts'
import { useImpersonation } from '../features/impersonation/use-impersonation.ts'
import { Avatar } from '../ui/avatar.tsx'
import styles from './account-menu.module.css'
import menuStyles from './bar-menu.module.css'
import { useBarMenu } from './use-bar-menu.ts'

/**
 * The account menu: links to the member's own account (hidden during impersonation) and the sign-out button.
 */
export function AccountMenu({ name }: { readonly name: string }) {
  const { signOut } = useAuth()
  const { current } = useImpersonation()
  const menu = useBarMenu()
  return (
    <details ref={menu} className={`${menuStyles['menu']} ${styles['menu']}`}>
      <summary aria-label={`Account of ${name}`}>
        <Avatar name={name} />
        <span className={styles['name']}>{name}</span>
      </summary>
      <div className={menuStyles['entries']}>
        {!current && (
          <Link to="/admin/settings/account">
            <UserRound size={15} aria-hidden="true" />
            Your account
          </Link>
        )}
        <button type="button" onClick={signOut}>
          <LogOut size={15} aria-hidden="true" />
          Sign out
        </button>
      </div>
    </details>
  )
}
