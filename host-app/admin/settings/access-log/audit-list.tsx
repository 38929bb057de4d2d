import { useInfiniteQuery } from '@tanstack/react-query'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { AuditTable } from './audit-table.tsx'

const PAGE_SIZE = 50

/** The audit log of the workspace, newest first, a page at a time. */
export function AuditList() {
  const audit = useInfiniteQuery({
    queryKey: queryKeys.audit(),
    queryFn: ({ pageParam }) => callApi('listAudit', { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ entries }) => (entries.length < PAGE_SIZE ? undefined : entries.at(-1)?.created_at),
  })
  return (
    <QueryState query={audit} label="Loading the log">
      {({ pages }) => (
        <>
          <AuditTable entries={pages.flatMap(page => page.entries)} />
          <FormError text={audit.isError ? errorText(audit.error) : null} />
          {audit.hasNextPage && (
            <Button busy={audit.isFetchingNextPage} onClick={() => audit.fetchNextPage()}>
              Show older
            </Button>
          )}
        </>
      )}
    </QueryState>
  )
}
