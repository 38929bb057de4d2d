import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { EmailState } from '#contract/constants/email.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { DataTable } from '#host-app/ui/data-table.tsx'
import { Choice } from '#host-app/ui/fields/choice.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { NoMatches } from '#host-app/ui/no-matches.tsx'
import { Notice } from '#host-app/ui/notice.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { EmailRow } from './email-row.tsx'

const FILTERS = { all: 'All', queued: 'Queued', sent: 'Sent', failed: 'Failed' } as const

/** The emails to visitors, the newest first, a page at a time; by state. */
export function EmailLog() {
  const [state, setState] = useState<EmailState | 'all'>('all')
  const emails = useInfiniteQuery({
    queryKey: queryKeys.emailPages(state),
    queryFn: ({ pageParam }) =>
      callApi('listEmails', {
        query: { ...(state !== 'all' && { state }), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  return (
    <>
      <Choice label="State" options={FILTERS} value={state} onChange={setState} />
      <QueryState query={emails} label="Loading the log">
        {({ pages }) => {
          const rows = pages.flatMap(page => page.emails)
          if (rows.length === 0 && state !== 'all')
            return <NoMatches what="emails" hasFilters onClear={() => setState('all')} />
          if (rows.length === 0)
            return (
              <Notice
                icon={<Mail size={20} aria-hidden="true" />}
                text="Ticket receipts and replies by email appear here."
              />
            )
          return (
            <>
              <DataTable caption="Emails" columns={['When', 'To', 'Email', 'State', '']}>
                {rows.map(email => (
                  <EmailRow key={email.id} email={email} />
                ))}
              </DataTable>
              <FormError text={emails.isError ? errorText(emails.error) : null} />
              {emails.hasNextPage && (
                <Button busy={emails.isFetchingNextPage} onClick={() => emails.fetchNextPage()}>
                  Show older
                </Button>
              )}
            </>
          )
        }}
      </QueryState>
    </>
  )
}
