import { Outlet, useOutletContext } from 'react-router-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import { AdminGate } from '../features/auth/admin-gate.tsx'
import { AdminBar } from './admin-bar.tsx'
import styles from './admin-layout.module.css'

/** The frame of every admin page, for signed-in members. */
export function AdminLayout() {
  return (
    <AdminGate>
      {profile => (
        <div className={styles['layout']}>
          <AdminBar profile={profile} />
          <Outlet context={profile} />
        </div>
      )}
    </AdminGate>
  )
}

/** The signed-in member; only on pages inside `AdminLayout`. */
export function useMember(): UserProfile {
  return useOutletContext<UserProfile>()
}
