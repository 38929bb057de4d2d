import { skipToken, useQuery } from '@tanstack/react-query'
import type { UserProfile } from '#contract/entities/account.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { useAuth } from '../auth/auth-context.ts'
import { useImpersonation } from '../impersonation/use-impersonation.ts'
import { useTenant } from '../tenancy/tenant.ts'

/** One line of what is known: a label and its text. */
export type DebugFact = readonly [label: string, text: string]

/** Who is here and as what, as far as this page knows; never a token. */
export function useDebugFacts(): readonly DebugFact[] {
  const { state } = useAuth()
  const { tenant, isLoading } = useTenant()
  const { current } = useImpersonation()
  const user = state.status === 'signed-in' ? state.user : null
  // What the admin pages have loaded; nothing is asked for here.
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

/** Names the build by its entry script, whose name holds a hash of what is in it; 'development' where nothing is built. */
export function buildName(page: Pick<Document, 'querySelector'> = document): string {
  const entry = page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  return /\/assets\/(.+)\.js$/.exec(entry)?.[1] ?? 'development'
}
