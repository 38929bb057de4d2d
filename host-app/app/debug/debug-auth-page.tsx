import { useQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { supabase } from '#host-app/shared/session/supabase.ts'
import { loadProfile } from '#host-app/shared/tenancy/load-company.ts'
import { useTenant } from '#host-app/shared/tenancy/tenant.ts'
import { DebugList } from './debug-list.tsx'
import { StaffPage } from './staff-page.tsx'
import { useDebugFacts } from './use-debug-facts.ts'

/** `/debug/auth`: everything that this page knows of the session, except its tokens. */
export function DebugAuthPage() {
  return (
    <StaffPage title="Session">
      <SessionFacts />
    </StaffPage>
  )
}

function SessionFacts() {
  const facts = useDebugFacts()
  const { state } = useAuth()
  const { tenant } = useTenant()
  const user = state.status === 'signed-in' ? state.user : null
  // Loads the profile; the facts below read it from the cache.
  useQuery({
    queryKey: queryKeys.profile(user?.id),
    queryFn: () => loadProfile(callApi),
    enabled: user !== null,
    retry: false,
  })
  const { data: expiresAt } = useQuery({
    queryKey: queryKeys.sessionExpiry(),
    queryFn: async () => {
      const { data } = await (await supabase()).auth.getSession()
      return data.session?.expires_at ?? null
    },
  })
  return (
    <DebugList
      facts={[
        ...facts,
        ['Email', user?.email ?? 'none'],
        ['Metadata', JSON.stringify(user?.user_metadata ?? {})],
        ['Tenant id', tenant.id || 'unknown'],
        ['Renewed before', expiresAt ? new Date(expiresAt * 1_000).toISOString() : 'no session'],
        ['Host', window.location.host],
      ]}
    />
  )
}
