import { useState } from 'react'
import { Outlet, useOutletContext } from 'react-router-dom'
import type { Permission } from '#contract/constants/permissions.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { Notification } from '#contract/entities/attention.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { AdminGate } from '#host-app/shared/auth/guards/admin-gate.tsx'
import { createDesktop } from '#host-app/shared/browser/desktop.ts'
import { isFramed } from '#host-app/shared/browser/is-framed.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import styles from './admin-layout.module.css'
import { CommandCentre } from './command-bar/command-centre.tsx'
import { OutboxProvider } from './conversations/composer/outbox/use-outbox.tsx'
import { useConversations } from './conversations/list/data/use-conversations.ts'
import { useCounts } from './conversations/list/data/use-counts.ts'
import { useHumanRequests } from './human-requests/use-human-requests.ts'
import { AdminNav } from './nav/admin-nav.tsx'
import { ConnectionBar } from './nav/connection-bar.tsx'
import { PAGE_ID, SkipLink } from './nav/skip-link.tsx'
import { useAttention } from './notifications/use-attention.ts'
import { useNotificationChoices, useNotifications } from './notifications/use-notifications.ts'
import { usePresence } from './presence/use-presence.ts'
import { useWatchAgents } from './presence/use-present.ts'
import { useReportPresence } from './presence/use-report-presence.ts'

const NONE: readonly Notification[] = []

/**
 * What every admin page can read: the signed-in member, their permissions and the company's conversations.
 */
type AdminContext = {
  readonly member: UserProfile
  readonly permissions: readonly Permission[]
  readonly list: ReturnType<typeof useConversations>
  /** The number of conversations in each state and of each team; undefined until they are known. */
  readonly counts: ResponseOf<'countConversations'> | undefined
}

/** The frame of every admin page. Signed-in members only. */
export function AdminLayout() {
  return (
    <AdminGate>
      {member => (
        <OutboxProvider member={member}>
          <AdminFrame member={member} />
        </OutboxProvider>
      )}
    </AdminGate>
  )
}

/** Announces requests and notifications on every page, and reports the agent's presence. */
function AdminFrame({ member }: { member: UserProfile }) {
  const list = useConversations(member.company_id)
  const counts = useCounts(list.changes).data
  const [desktop] = useState(() => createDesktop(window))
  const isImpersonating = useImpersonation().current !== null
  const presence = usePresence()
  useReportPresence(presence, isImpersonating)
  useWatchAgents(member.company_id)
  const notifications = useNotifications(member.id, isImpersonating)
  const choices = useNotificationChoices()
  // A list cached from an earlier visit would make old requests look new. If notifications fail to load,
  // requests are still announced.
  const isKnown = isImpersonating || notifications.isFetchedAfterMount
  const listed = isKnown ? (notifications.data?.notifications ?? NONE) : undefined
  useHumanRequests({
    conversations: list.isFetchedAfterMount ? list.data : undefined,
    notifications: listed,
    choices,
    desktop,
  })
  useAttention({ notifications: listed, unread: notifications.data?.unread ?? 0, choices, desktop })

  return (
    <div className={styles['layout']}>
      {!isFramed(window) && (
        <>
          <SkipLink />
          <AdminNav
            member={member}
            desktop={desktop}
            presence={presence}
            waiting={counts?.counts.waiting}
            notifications={isImpersonating ? null : notifications}
          />
        </>
      )}
      <ConnectionBar />
      {/* Rendered before the page: when two commands share an id, the page's own replaces this one. */}
      <CommandCentre member={member} list={list} />
      <div id={PAGE_ID} className={styles['page']}>
        <Outlet context={{ member, permissions: member.permissions, list, counts } satisfies AdminContext} />
      </div>
    </div>
  )
}

/** Returns the context of the admin frame. Works only on pages inside `AdminLayout`. */
export function useAdmin(): AdminContext {
  return useOutletContext<AdminContext>()
}
