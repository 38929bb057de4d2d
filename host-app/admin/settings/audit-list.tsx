import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/entities/people.ts'
import { errorText } from '../../adapters/api-error.ts'
import { callApi } from '../../adapters/call-api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { formatDate } from '../shared/format-date.ts'
import { QueryState } from '../shared/query-state.tsx'
import { auditText } from './audit-text.ts'

const PAGE_SIZE = 50

/** What was done in the workspace, the newest first, a page at a time. */
export function AuditList() {
  const audit = useInfiniteQuery({
    queryKey: ['audit'],
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

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p>Nothing yet.</p>
  return (
    <DataTable caption="What was done" columns={['When', 'Who', 'What']}>
      {entries.map(entry => (
        <tr key={entry.id}>
          <td data-label="When">{formatDate(entry.created_at)}</td>
          <td data-label="Who">
            {entry.actor_name ?? 'A visitor'}{' '}
            {entry.impersonation_id !== null && <Badge tone="warning">as your workspace</Badge>}
          </td>
          <td data-label="What">{auditText(entry)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
