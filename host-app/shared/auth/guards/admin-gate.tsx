import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import { companyMessage } from '#core/session/company-messages.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { isFramed } from '#host-app/shared/browser/is-framed.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { usePreload } from '#host-app/shared/ui/lazy/use-preload.ts'
import { PageSpinner, Spinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { useImpersonation } from '../../impersonation/impersonation-context.ts'
import { CompanyUnavailable } from '../../tenancy/company-unavailable.tsx'
import { loadProfile } from '../../tenancy/load-company.ts'
import { useCompany } from '../../tenancy/use-company.ts'
import { type AuthUser, useAuth } from '../auth-context.ts'
import styles from './admin-gate.module.css'
import { rememberPath } from './post-login-path.tsx'

const RenewSession = lazyPart(async () => (await import('../session/renew-session.tsx')).RenewSession)

/** Loaded soon, because it is also needed without a connection. */
const LATER = [RenewSession]
const SENT_BACK_WITHIN_MS = 3_000
let sentAt = Number.NEGATIVE_INFINITY

type AdminGateProps = { readonly children: (member: UserProfile) => ReactNode }

/**
 * Admits members of a company; `children` receives the member. Others go to the login page and return later;
 * members without a password or a complete profile go to the page that asks for it (GUARD-01 to GUARD-03).
 * It is not a security boundary: the server checks every call.
 */
export function AdminGate({ children }: AdminGateProps) {
  const { state } = useAuth()
  const { current } = useImpersonation()
  const [last, setLast] = useState<AuthUser | null>(null)
  if (state.status === 'loading') return <PageSpinner label="Loading your account" />
  if (state.status === 'signed-in' && state.user !== last) setLast(state.user)
  // A session that ended by itself is renewed over the open page, where something may be written.
  const hasEnded = state.status === 'signed-out' && last !== null && !isFramed(window) && !hasSignedOut()
  const user = state.status === 'signed-in' ? state.user : hasEnded ? last : null
  if (user === null) return <ToLogin />
  // During an impersonation, the account is not one of the company's people.
  const missing = current ? null : whatIsMissing(user.user_metadata)
  if (missing) return <Navigate to={missing} replace />
  return (
    <CompanyGate key={user.id} user={user} hasEnded={hasEnded}>
      {children}
    </CompanyGate>
  )
}

type CompanyGateProps = AdminGateProps & { readonly user: AuthUser; readonly hasEnded: boolean }

/** Waits for the company (GUARD-04). */
function CompanyGate({ user, hasEnded, children }: CompanyGateProps) {
  const { phase, retry, renewed } = useCompany(user.id)
  const { signOut } = useAuth()
  usePreload(LATER)
  if (phase.kind === 'ready') {
    const needed = hasEnded ? 'session_ended' : phase.blocked
    return (
      <>
        {/* Before the page, which the area's layout wants to be last. */}
        {needed && (
          <Suspense fallback={null}>
            <RenewSession needed={needed} email={user.email ?? ''} onRenewed={renewed} />
          </Suspense>
        )}
        <Inside member={phase.member}>{children}</Inside>
      </>
    )
  }
  if (hasEnded) return <ToLogin />
  if (phase.kind !== 'ended') {
    const text = companyMessage(phase)
    return text === null ? <PageSpinner label="Loading your account" /> : <Progress text={text} />
  }
  if (phase.reason === 'second_factor_required') return <ToCode retry={retry} signOut={signOut} />
  return (
    <CompanyUnavailable reason={phase.reason} subdomain={phase.subdomain} retry={retry} signOut={signOut} />
  )
}

/**
 * Redirects to the login page for the second factor. If the user comes straight back, shows a choice instead
 * of redirecting in a loop.
 */
function ToCode({ retry, signOut }: { retry: () => void; signOut: () => Promise<void> }) {
  const [isSentBack] = useState(() => systemClock.now() - sentAt < SENT_BACK_WITHIN_MS)
  useEffect(() => {
    sentAt = systemClock.now()
  }, [])
  if (!isSentBack) return <ToLogin />
  return (
    <CompanyUnavailable
      reason="second_factor_required"
      subdomain={undefined}
      retry={retry}
      signOut={signOut}
    />
  )
}

function Inside({ member, children }: AdminGateProps & { readonly member: UserProfile }) {
  return children(useProfile(member))
}

/** Whether the person has signed out, in this tab or in another. */
function hasSignedOut(): boolean {
  return localStorage.getItem(STORAGE_KEYS.signedOut) !== null
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

/**
 * Returns the member's current profile, starting with the one that resolved the company. After a change of
 * it, invalidate `apiKey('userProfile')`.
 */
function useProfile(member: UserProfile): UserProfile {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: queryKeys.profile(member.id),
    queryFn: () => loadProfile(callApi),
    initialData: member,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    queryClient.setQueryData(queryKeys.profile(member.id), member)
  }, [queryClient, member])
  return data
}

/**
 * Returns where a signed-in person must go before the admin pages (GUARD-03); null if nothing is missing.
 * The account's metadata decides only which screen appears.
 */
export function whatIsMissing(
  metadata: Readonly<Record<string, unknown>>,
): '/set-password' | '/complete-profile' | null {
  const { password_required, profile_setup_completed } = metadata
  if (password_required === true || password_required === 'true') return '/set-password'
  return profile_setup_completed === true ? null : '/complete-profile'
}
