import { useState } from 'react'
import { Outlet, useOutletContext } from 'react-router-dom'
import type { Permission } from '#contract/constants/permissions.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import { createDesktop } from '../adapters/desktop.ts'
import { isFramed } from '../adapters/is-framed.ts'
import { AdminGate } from '../features/auth/admin-gate.tsx'
import { AdminBar } from './admin-bar.tsx'
import styles from './admin-layout.module.css'
import { useConversations } from './conversations/use-conversations.ts'
import { useHumanRequests } from './human-requests/use-human-requests.ts'

/** What every admin page knows: who is signed in, what they may do, and the company's conversations. */
type AdminContext = {
  readonly member: UserProfile
  readonly permissions: readonly Permission[]
  readonly list: ReturnType<typeof useConversations>
}

/** The frame of every admin page, for signed-in members. */
export function AdminLayout() {
  return <AdminGate>{member => <AdminFrame member={member} />}</AdminGate>
}

/** Listens for human requests whichever page is open. */
function AdminFrame({ member }: { member: UserProfile }) {
  const list = useConversations(member.company_id)
  const [desktop] = useState(() => createDesktop(window))
  // A list kept from an earlier visit would make old requests look new.
  useHumanRequests(list.isFetchedAfterMount ? list.data : undefined, desktop)

  return (
    <div className={styles['layout']}>
      {!isFramed(window) && <AdminBar member={member} desktop={desktop} />}
      <Outlet context={{ member, permissions: member.permissions, list } satisfies AdminContext} />
    </div>
  )
}

/** What the frame knows; only on pages inside `AdminLayout`. */
export function useAdmin(): AdminContext {
  return useOutletContext<AdminContext>()
}
