import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Page } from '../common/page.tsx'
import { QueryState } from '../common/query-state.tsx'
import { CreateTenantDialog } from './create-tenant-dialog.tsx'
import { TenantRow } from './tenant-row.tsx'

/** `/admin/tenants`: every company on the platform, with its usage. Platform staff only. */
export function TenantsPage() {
  useTitle('Tenants')
  const [search, setSearch] = useState('')
  const [isCreating, setCreating] = useState(false)
  const wanted = useDeferredValue(search.trim())
  const tenants = useQuery({
    queryKey: queryKeys.tenants(wanted),
    queryFn: () => callApi('listTenants', { query: wanted === '' ? {} : { search: wanted } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page>
      <PageHeader title="Tenants" lead="Every company on the platform, and what it uses.">
        <Link to="/admin/tenants/isolation">Isolation self-test</Link>
        <Button look="primary" onClick={() => setCreating(true)}>
          <Plus size={16} aria-hidden="true" />
          New tenant
        </Button>
      </PageHeader>
      {isCreating && <CreateTenantDialog onClose={() => setCreating(false)} />}
      <Field
        label="Search"
        type="search"
        value={search}
        placeholder="Name or address"
        onChange={event => setSearch(event.currentTarget.value)}
      />
      <QueryState query={tenants} label="Loading tenants">
        {({ tenants }) =>
          tenants.length === 0 ? (
            <NoMatches what="tenants" words={search} onClear={() => setSearch('')} />
          ) : (
            <DataTable
              caption="Tenants"
              columns={[
                'Tenant',
                'Status',
                'People',
                'Articles',
                'Conversations',
                'In 30 days',
                'Last message',
              ]}
            >
              {tenants.map(tenant => (
                <TenantRow key={tenant.id} tenant={tenant} />
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </Page>
  )
}
