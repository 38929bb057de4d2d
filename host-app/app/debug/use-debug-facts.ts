import { skipToken, useQuery } from '@tanstack/react-query'
import type { UserProfile } from '#contract/entities/account.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { useTenant } from '#host-app/shared/tenancy/tenant.ts'

/** One fact: a label and its text. */
export type DebugFact = readonly [label: string, text: string]

/** Returns the facts that this page knows about the user and their role; never a token. */
export function useDebugFacts(): readonly DebugFact[] {
  const { state } = useAuth()
  const { tenant, isLoading } = useTenant()
  const { current } = useImpersonation()
  const user = state.status === 'signed-in' ? state.user : null
  // Reads what the admin pages have loaded; requests nothing.
  const { data: profile } = useQuery<UserProfile>({
    queryKey: queryKeys.profile(user?.id),
    queryFn: skipToken,
  })
  return [
    ['Status', state.status],
    ['User', user?.id ?? 'nobody'],
    ['Tenant', isLoading ? 'loading' : tenant.subdomain],
    ['Company', current?.company.name ?? profile?.company_name ?? 'not loaded'],
    ['Role', profile?.role ?? 'not loaded'],
    ['Impersonation', current ? `${current.id} (${current.canWrite ? 'can write' : 'read-only'})` : 'none'],
    ['Build', buildName()],
  ]
}

/**
 * Returns the build's name, from its entry script, whose file name has a content hash; 'development' without
 * a build.
 */
export function buildName(page: Pick<Document, 'querySelector'> = document): string {
  const entry = page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  return /\/assets\/([^/]+)\.js$/.exec(entry)?.[1] ?? 'development'
}
