import { LogOut, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '../features/auth/auth-context.ts'
import { useImpersonation } from '../features/impersonation/use-impersonation.ts'
import { Avatar } from '../ui/avatar.tsx'
import styles from './account-menu.module.css'

/** What concerns the person and no company: the own account, which nobody has while acting for others, and the way out. */
export function AccountMenu({ name }: { readonly name: string }) {
  const { signOut } = useAuth()
  const { current } = useImpersonation()
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    // Each navigation has its own key.
    if (key) menu.current!.open = false
  }, [key])

  useEffect(() => {
    const details = menu.current!
    function closeOutside(event: Event): void {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false
    }
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !details.open) return
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
    <details ref={menu} className={styles['menu']}>
      <summary aria-label={`Account of ${name}`}>
        <Avatar name={name} />
        <span className={styles['name']}>{name}</span>
      </summary>
      <div className={styles['entries']}>
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
