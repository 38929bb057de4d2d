import { useQueries } from '@tanstack/react-query'
import { errorText } from '../../adapters/api-error.ts'
import { callApi } from '../../adapters/call-api.ts'
import { DebugList } from './debug-list.tsx'
import { StaffPage } from './staff-page.tsx'

/** Calls that only read, by name. */
const CALLS = {
  'Debug bar': () => callApi('adminDebugbar'),
  Tenants: () => callApi('listTenants', { query: {} }),
  Impersonations: () => callApi('listImpersonations'),
  'Own profile': () => callApi('userProfile'),
} as const

/** `/super-admin-test`: which of the staff's calls answer. */
export function SuperAdminTestPage() {
  return (
    <StaffPage title="Staff calls">
      <Answers />
    </StaffPage>
  )
}

function Answers() {
  const answers = useQueries({
    queries: Object.entries(CALLS).map(([name, queryFn]) => ({
      queryKey: ['staff-call', name],
      queryFn: async () => {
        await queryFn()
        return 'answers'
      },
      retry: false,
    })),
  })
  return (
    <DebugList
      facts={Object.keys(CALLS).map((name, index) => {
        const answer = answers[index]
        return [name, answer?.isError ? errorText(answer.error) : (answer?.data ?? 'asked …')]
      })}
    />
  )
}
