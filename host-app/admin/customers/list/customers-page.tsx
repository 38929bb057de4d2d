import { useMutation } from '@tanstack/react-query'
import { Download, Upload, Users } from 'lucide-react'
import { useCallback } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router-dom'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { csvText } from '#core/text/csv.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { saveFile } from '#host-app/shared/browser/save-file.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { NoMatches } from '#host-app/shared/ui/no-matches.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { CustomerTable } from './customer-table.tsx'
import { type CustomerQuery, useCustomers } from './use-customers.ts'

/** Columns of the file besides the company's own fields. */
const COLUMNS = [
  'email',
  'name',
  'company',
  'external_id',
  'verified',
  'blocked',
  'conversations',
  'open_conversations',
  'last_seen_at',
  'created_at',
] as const

/** Prefix of the own fields' columns, so that no own field can be mistaken for a standard column. */
const OWN = 'field: '

/** `/admin/customers`: every customer who wrote, or whom the company imported (ADMIN-02). */
export function CustomersPage() {
  useTitle('Customers')
  const { permissions } = useAdmin()
  const { current } = useImpersonation()
  const [search, setSearch] = useSearchParams()
  const query = parseCustomerQuery(search)
  const customers = useCustomers(query)
  const change = useCallback(
    (name: string, value: string) =>
      setSearch(
        before => {
          const after = new URLSearchParams(before)
          if (value === '') after.delete(name)
          else after.set(name, value)
          return after
        },
        { replace: true },
      ),
    [setSearch],
  )
  return (
    <>
      <PageHeader title="Customers" lead="People who wrote to you, and people you imported.">
        {permissions.includes('settings.edit') && (
          <>
            {/* Only the company's own people may export customers, not platform staff. */}
            {current === null && <ExportButton query={query} />}
            <ButtonLink to="/admin/customers/import" look="secondary">
              <Upload size={16} aria-hidden="true" />
              Import
            </ButtonLink>
          </>
        )}
      </PageHeader>
      <CustomerFilters query={query} onChange={change} />
      <QueryState query={customers} label="Loading customers" skeleton={<SkeletonRows />}>
        {({ pages }) => {
          const shown = pages.flatMap(page => page.customers)
          if (shown.length === 0)
            return (
              <NoCustomers
                query={query}
                mayImport={permissions.includes('settings.edit')}
                onClear={() => setSearch({})}
              />
            )
          return (
            <CustomerTable
              customers={shown}
              isMore={customers.hasNextPage}
              isLoading={customers.isFetchingNextPage}
              isFailed={customers.isFetchNextPageError}
              onMore={customers.fetchNextPage}
            />
          )
        }}
      </QueryState>
    </>
  )
}

type NoCustomersProps = {
  readonly query: CustomerQuery
  readonly mayImport: boolean
  readonly onClear: () => void
}

function NoCustomers({ query, mayImport, onClear }: NoCustomersProps) {
  const hasFilters = query.company !== undefined || query.list_id !== undefined
  if (query.q !== undefined || hasFilters)
    return <NoMatches what="customers" words={query.q} hasFilters={hasFilters} onClear={onClear} />
  return (
    <Notice
      icon={<Users size={20} aria-hidden="true" />}
      text="Everyone who leaves an email in the chat appears here."
    >
      {mayImport && (
        <ButtonLink to="/admin/customers/import" look="secondary">
          Import customers
        </ButtonLink>
      )}
    </Notice>
  )
}

/** Parses the filters and sort order from the page's address. Unknown ones are ignored. */
export function parseCustomerQuery(search: URLSearchParams): CustomerQuery {
  const read = (name: 'q' | 'company' | 'list_id') => {
    const value = search.get(name)
    return value ? { [name]: value } : {}
  }
  return {
    ...read('q'),
    ...read('company'),
    ...read('list_id'),
    ...(search.get('sort') === 'newest' && { sort: 'newest' }),
  }
}

/** Downloads all customers that match the filters as CSV. */
function ExportButton({ query }: { readonly query: CustomerQuery }) {
  const saving = useMutation({
    async mutationFn() {
      const customers = await allCustomers(query)
      saveFile('customers.csv', customersCsv(customers), 'text/csv;charset=utf-8')
      return customers.length
    },
    onSuccess: count => toast.success(count === 1 ? 'Exported 1 customer' : `Exported ${count} customers`),
    onError: error => toast.error(errorText(error)),
  })
  return (
    <Button busy={saving.isPending} onClick={() => saving.mutate()}>
      <Download size={16} aria-hidden="true" />
      Export
    </Button>
  )
}

async function allCustomers({ sort: _, ...filters }: CustomerQuery): Promise<ListedCustomer[]> {
  const all: ListedCustomer[] = []
  let cursor: string | null = null
  do {
    const query: CustomerQuery & { cursor?: string } = { ...filters, ...(cursor !== null && { cursor }) }
    const page = await callApi('exportCustomers', { query })
    all.push(...page.customers)
    cursor = page.next
  } while (cursor !== null)
  return all
}

/** Returns customers as a CSV file, with a column for every own field that any of them has. */
export function customersCsv(customers: readonly ListedCustomer[]): string {
  const keys = [...new Set(customers.flatMap(({ custom_fields }) => Object.keys(custom_fields)))].sort()
  const rows = customers.map(customer => [
    customer.email ?? '',
    customer.name ?? '',
    customer.company_name ?? '',
    customer.external_id ?? '',
    customer.is_verified ? 'yes' : 'no',
    customer.blocked_at === null ? 'no' : 'yes',
    customer.conversation_count,
    customer.open_count,
    customer.last_seen_at ?? '',
    customer.created_at,
    ...keys.map(key => customer.custom_fields[key] ?? ''),
  ])
  const fields = [...COLUMNS, ...keys.map(key => `${OWN}${key}`)]
  return csvText([fields, ...rows])
}
