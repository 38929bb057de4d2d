import { keepPreviousData } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { TenantSummary } from '#contract/entities/platform.ts'
import { useApi, useApiForm } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Checkbox, Field } from '#host-app/shared/ui/fields/field.tsx'
import { NoMatches } from '#host-app/shared/ui/no-matches.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { Page } from '../common/page.tsx'
import { QueryState } from '../common/query-state.tsx'
import { When } from '../common/when.tsx'
import { TenantStatus } from './tenant-status.tsx'
import styles from './tenants-page.module.css'

/** `/admin/tenants`: every company on the platform, with its usage. Platform staff only. */
export function TenantsPage() {
  useTitle('Tenants')
  const [search, setSearch] = useState('')
  const [isCreating, setCreating] = useState(false)
  const wanted = useDeferredValue(search.trim())
  const tenants = useApi(
    'listTenants',
    { query: wanted === '' ? {} : { search: wanted } },
    { placeholderData: keepPreviousData },
  )
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

/** A tenant in the list. */
function TenantRow({ tenant }: { readonly tenant: TenantSummary }) {
  return (
    <tr>
      <td>
        <Link className={styles['name']} to={`/admin/tenants/${tenant.id}`}>
          {tenant.name}
        </Link>
        <span className={styles['address']}>{tenant.subdomain}</span>
      </td>
      <td data-label="Status">
        <TenantStatus tenant={tenant} />
      </td>
      <td data-label="People">{tenant.people}</td>
      <td data-label="Articles">{tenant.articles}</td>
      <td data-label="Conversations">{tenant.conversations}</td>
      <td data-label="In 30 days">
        {tenant.recent_conversations} ({tenant.recent_messages} messages)
      </td>
      <td data-label="Last message">
        {tenant.last_message_at ? <When at={tenant.last_message_at} /> : 'None'}
      </td>
    </tr>
  )
}

/** Creates a company; its owner gets an invitation by email. */
function CreateTenantDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const create = useApiForm(
    (call, fields: FormData) =>
      call('createTenant', {
        body: {
          name: String(fields.get('name')),
          subdomain: String(fields.get('subdomain')),
          owner_email: String(fields.get('owner')),
          with_samples: fields.has('samples'),
        },
      }),
    { onDone: ({ id }) => navigate(`/admin/tenants/${id}`) },
  )
  return (
    <FormDialog title="New tenant" action="Create the tenant" {...create} onClose={onClose}>
      <Field label="Company name" name="name" required maxLength={120} />
      <Field
        label="Address"
        name="subdomain"
        required
        minLength={3}
        maxLength={63}
        autoCapitalize="none"
        spellCheck={false}
        hint="Letters, digits and hyphens. It becomes the first part of the workspace’s address."
      />
      <Field
        label="Owner’s email"
        name="owner"
        type="email"
        required
        hint="Gets an invitation, valid for seven days."
      />
      <Checkbox name="samples" label="With sample articles and conversations" defaultChecked />
    </FormDialog>
  )
}
