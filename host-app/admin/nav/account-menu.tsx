import { Suspense } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import type { Presence } from '#core/presence.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Avatar } from '#host-app/shared/ui/avatar.tsx'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { useOwnAway } from '../agents/use-own-away.ts'
import styles from './admin-nav.module.css'
import { NavMenu } from './nav-menu.tsx'

const AccountPanel = lazyPart(async () => (await import('./account-panel.tsx')).AccountPanel)

type AccountMenuProps = {
  readonly member: UserProfile
  /** It becomes 'idle' after a minute without input. */
  readonly presence: Presence['status']
}

/**
 * The member's avatar with a dot for their status, as colleagues see it: away when set so, or without input. Its
 * menu changes the status and the theme, and leads to the shortcuts and the member's account.
 */
export function AccountMenu({ member, presence }: AccountMenuProps) {
  const isImpersonating = useImpersonation().current !== null
  const away = useOwnAway(member.id, isImpersonating)
  const isAway = away.data === true || presence === 'idle'
  return (
    <NavMenu
      label={`Account of ${member.full_name}, ${isAway ? 'away' : 'active'}`}
      onOpen={() => {
        if (!isImpersonating) void away.refetch()
      }}
      button={
        <span className={styles['face']}>
          <Avatar name={member.full_name} status={isAway ? 'away' : 'active'} />
        </span>
      }
    >
      <div className={styles['entries']}>
        <Suspense fallback={null}>
          <AccountPanel member={member} isAway={away.data} isImpersonating={isImpersonating} />
        </Suspense>
      </div>
    </NavMenu>
  )
}
