import { useQuery } from '@tanstack/react-query'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { DebugList } from './debug-list.tsx'
import { StaffPage } from './staff-page.tsx'

/** Read-only calls, by name. */
const CALLS = {
  'Debug bar': () => callApi('adminDebugbar'),
  Tenants: () => callApi('listTenants', { query: {} }),
  Impersonations: () => callApi('listImpersonations'),
  'Own profile': () => callApi('userProfile'),
} as const

/** `/super-admin-test`: tests which of the staff's calls succeed. */
export function SuperAdminTestPage() {
  return (
    <StaffPage title="Staff calls">
      <Answers />
    </StaffPage>
  )
}

function Answers() {
  const { data } = useQuery({ queryKey: queryKeys.staffCalls(), queryFn: askAll })
  return <DebugList facts={data ?? Object.keys(CALLS).map(name => [name, 'asked …'])} />
}

function askAll(): Promise<[string, string][]> {
  return Promise.all(
    Object.entries(CALLS).map(async ([name, call]) => [name, await call().then(() => 'answers', errorText)]),
  )
}
