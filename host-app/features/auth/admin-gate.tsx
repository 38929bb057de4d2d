import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import { companyText } from '#core/session/company-texts.ts'
import { systemClock } from '../../adapters/system-clock.ts'
import { PageSpinner } from '../../ui/page-spinner.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useImpersonation } from '../impersonation/use-impersonation.ts'
import { CompanyEnded } from '../tenancy/company-ended.tsx'
import { useCompany } from '../tenancy/use-company.ts'
import styles from './admin-gate.module.css'
import { useAuth } from './auth-context.ts'
import { rememberPath } from './post-login-path.ts'
import { useProfile } from './use-profile.ts'
import { whatIsMissing } from './what-is-missing.ts'

const SENT_BACK_WITHIN_MS = 3_000
let sentAt = Number.NEGATIVE_INFINITY

type AdminGateProps = { readonly children: (member: UserProfile) => ReactNode }

/**
 * Lets members with a company through; `children` gets who they are. Nobody goes to the login page and comes back later;
 * who has no password or no profile yet goes to where it is made (GUARD-01 to GUARD-03). What is shown here is no
 * boundary: the server judges every call by itself.
 */
export function AdminGate({ children }: AdminGateProps) {
  const { state } = useAuth()
  const { current } = useImpersonation()
  if (state.status === 'loading') return <PageSpinner label="Loading your account" />
  if (state.status === 'signed-out') return <ToLogin />
  // Whoever acts for a company is there with an account that is none of its people's.
  const missing = current ? null : whatIsMissing(state.user.user_metadata)
  if (missing) return <Navigate to={missing} replace />
  return (
    <CompanyGate key={state.user.id} userId={state.user.id}>
      {children}
    </CompanyGate>
  )
}

/** Waits for the company (GUARD-04). */
function CompanyGate({ userId, children }: AdminGateProps & { readonly userId: string }) {
  const { phase, retry } = useCompany(userId)
  const { signOut } = useAuth()
  if (phase.kind === 'ready') return <Inside member={phase.member}>{children}</Inside>
  if (phase.kind !== 'ended') {
    const text = companyText(phase)
    return text === null ? <PageSpinner label="Loading your account" /> : <Progress text={text} />
  }
  if (phase.reason === 'second_factor_required') return <ToCode retry={retry} signOut={signOut} />
  return <CompanyEnded reason={phase.reason} subdomain={phase.subdomain} retry={retry} signOut={signOut} />
}

/** The login page asks for the code. Sent back at once it has not: then the person decides, and no loop runs. */
function ToCode({ retry, signOut }: { retry: () => void; signOut: () => Promise<void> }) {
  const [isSentBack] = useState(() => systemClock.now() - sentAt < SENT_BACK_WITHIN_MS)
  useEffect(() => {
    sentAt = systemClock.now()
  }, [])
  if (!isSentBack) return <ToLogin />
  return (
    <CompanyEnded reason="second_factor_required" subdomain={undefined} retry={retry} signOut={signOut} />
  )
}

function Inside({ member, children }: AdminGateProps & { readonly member: UserProfile }) {
  return children(useProfile(member))
}

function Progress({ text }: { readonly text: string }) {
  return (
    <div className={styles['progress']} role="status">
      <Spinner />
      <p>{text}</p>
    </div>
  )
}

function ToLogin() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => rememberPath(pathname + search + hash), [pathname, search, hash])
  return <Navigate to="/login" replace />
}
