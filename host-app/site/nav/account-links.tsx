import { Link } from 'react-router-dom'
import { openLeadDialog } from '../../features/leads/open-lead-dialog.ts'
import type { SiteSession } from '../use-site-session.ts'
import styles from './account-links.module.css'

/** The right end of the bar: login and sign-up, or the signed-in person (NAV-06, NAV-07). */
export function AccountLinks({ session }: { readonly session: SiteSession }) {
  if (session.status === 'signed-in')
    return (
      <div className={styles['account']} data-signed-in="true">
        <span className={styles['email']}>{session.email}</span>
        <button type="button" className={styles['quiet']} onClick={session.signOut}>
          Sign Out
        </button>
        <Link to="/admin/dashboard" reloadDocument className={styles['primary']}>
          Admin Dashboard
        </Link>
      </div>
    )
  return (
    <div className={styles['account']}>
      <Link to="/login" reloadDocument className={styles['quiet']}>
        Log In
      </Link>
      <button type="button" className={styles['primary']} onClick={() => openLeadDialog()}>
        Start Free Trial
      </button>
    </div>
  )
}
