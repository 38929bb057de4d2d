import { useSyncExternalStore } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import { useCommands } from '../../features/commands/use-commands.ts'
import { useImpersonation } from '../../features/impersonation/use-impersonation.ts'
import { adminTheme } from '../../features/theme/admin-theme.ts'
import { useOwnAway } from '../agents/use-own-away.ts'
import { useSetAway } from '../agents/use-set-away.ts'

/** Offers what concerns only the member: their status and their theme. */
export function useOwnCommands({ id }: Pick<UserProfile, 'id'>): void {
  const isAway = useOwnAway(id, useImpersonation().current !== null).data
  const setAway = useSetAway()
  const theme = useSyncExternalStore(adminTheme().subscribe, adminTheme().chosen)
  const other = theme === 'dark' ? 'light' : 'dark'
  useCommands([
    typeof isAway === 'boolean' && {
      id: 'self:away',
      group: 'General',
      title: isAway ? 'Set yourself active' : 'Set yourself away',
      keywords: 'status available pause break',
      run: () => setAway.mutate(!isAway),
    },
    {
      id: 'self:theme',
      group: 'General',
      title: `Use the ${other} theme`,
      keywords: 'appearance mode colors',
      run: () => adminTheme().choose(other),
    },
  ])
}
