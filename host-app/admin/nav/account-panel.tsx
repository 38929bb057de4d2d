import { Keyboard, LogOut, UserRound } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { adminTheme } from '#host-app/shared/theme/admin-theme.ts'
import { THEME_LABELS } from '#host-app/shared/theme/theme-labels.ts'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { useSetAway } from '../agents/use-set-away.ts'
import { COMMAND_TABLE } from '../commands/command-table.ts'
import { runCommand } from '../commands/commands.ts'
import { KeyCaps } from '../commands/key-caps.tsx'
import styles from './account-panel.module.css'

const STATUSES = { active: 'Active', away: 'Away' } as const

type AccountPanelProps = {
  readonly member: UserProfile
  /** Whether the member set themselves away; null if they may not reply to visitors, undefined until it is known. */
  readonly isAway: boolean | null | undefined
  /** Platform staff who act for a tenant have no account and no status there. */
  readonly isImpersonating: boolean
}

/** The content of the account's menu: name, status, theme, shortcuts, account and sign-out. */
export function AccountPanel({ member, isAway, isImpersonating }: AccountPanelProps) {
  const { signOut } = useAuth()
  const theme = useSyncExternalStore(adminTheme().subscribe, adminTheme().chosen)
  return (
    <>
      <p className={styles['who']}>
        <strong dir="auto">{member.full_name}</strong>
        <span dir="auto">{member.company_name}</span>
      </p>
      {typeof isAway === 'boolean' && <Status isAway={isAway} />}
      <div className={styles['setting']}>
        <span aria-hidden="true">Theme</span>
        <Choice label="Theme" options={THEME_LABELS} value={theme} onChange={adminTheme().choose} />
      </div>
      <button type="button" className={styles['shortcuts']} onClick={() => runCommand('help')}>
        <Keyboard size={16} aria-hidden="true" />
        Keyboard shortcuts
        <KeyCaps keys={COMMAND_TABLE.help.keys} />
      </button>
      {!isImpersonating && (
        <Link to="/admin/settings/account">
          <UserRound size={16} aria-hidden="true" />
          Your account
        </Link>
      )}
      <button type="button" onClick={signOut}>
        <LogOut size={16} aria-hidden="true" />
        Sign out
      </button>
    </>
  )
}

/** Active, or away: without new conversations. */
function Status({ isAway }: { readonly isAway: boolean }) {
  const setAway = useSetAway()
  // The choice shows at once what was chosen; a failure takes it back.
  const shown = setAway.isPending ? setAway.variables : isAway
  return (
    <div className={styles['setting']}>
      <span aria-hidden="true">Status</span>
      <Choice
        label="Status"
        options={STATUSES}
        value={shown ? 'away' : 'active'}
        onChange={status => setAway.mutate(status === 'away')}
      />
      {shown && <p>You get no new conversations.</p>}
    </div>
  )
}
