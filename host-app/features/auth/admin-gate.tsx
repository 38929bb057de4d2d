import { UserRoundX } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import { errorText } from '../../adapters/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSpinner } from '../../ui/page-spinner.tsx'
import styles from './admin-gate.module.css'
import { useAuth } from './auth-context.ts'
import { rememberPath } from './post-login-path.ts'
import { useProfile } from './use-profile.ts'

/** Lets signed-in members through; `children` gets who they are. Others go to the login page and come back later. */
export function AdminGate({ children }: { children: (profile: UserProfile) => ReactNode }) {
  const { state, signOut } = useAuth()
  const profile = useProfile(state.status === 'signed-in' ? state.user.id : undefined)

  if (state.status === 'signed-out') return <ToLogin />
  if (profile.data) return children(profile.data)
  if (state.status === 'loading' || !profile.isError || profile.isFetching) {
    return <PageSpinner label="Loading your account" />
  }
  return (
    <main className={styles['page']}>
      <Notice
        icon={<UserRoundX size={20} />}
        title="We could not load your account"
        text={errorText(profile.error)}
        role="alert"
      >
        <Button look="primary" onClick={() => profile.refetch()}>
          Try again
        </Button>
        <Button onClick={signOut}>Sign out</Button>
      </Notice>
    </main>
  )
}

function ToLogin() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => rememberPath(pathname + search + hash), [pathname, search, hash])
  return <Navigate to="/login" replace />
}
