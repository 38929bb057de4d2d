import { useParams } from 'react-router-dom'
import type { TenantDetail } from '#contract/entities/platform.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { ImpersonationTable } from '../common/impersonation-table.tsx'
import { Page } from '../common/page.tsx'
import { QueryState } from '../common/query-state.tsx'
import { ROLE_LABELS } from '../common/role-labels.ts'
import { Section } from '../common/section.tsx'
import { When } from '../common/when.tsx'
import { TenantActions } from './tenant-actions.tsx'
import styles from './tenant-page.module.css'
import { TenantStatus } from './tenant-status.tsx'

/** `/admin/tenants/{id}`: one company's usage, people and impersonations. */
export function TenantPage() {
  const { id } = useParams() as { id: string }
  const tenant = useApi('getTenant', { params: { id } })
  useTitle(tenant.data?.name ?? 'Tenant')
  return (
    <Page>
      <QueryState query={tenant} label="Loading the tenant">
        {detail => (
          <>
            <PageHeader title={detail.name}>
              <TenantActions tenant={detail} />
            </PageHeader>
            <TenantFacts tenant={detail} />
            <Section title="People">
              <DataTable caption="People" columns={['Name', 'Role', 'Status', 'Since']}>
                {detail.members.map(({ id, full_name, role, status, created_at }) => (
                  <tr key={id}>
                    <td>{full_name}</td>
                    <td data-label="Role">{ROLE_LABELS[role]}</td>
                    <td data-label="Status">{status}</td>
                    <td data-label="Since">
                      <When at={created_at} />
                    </td>
                  </tr>
                ))}
              </DataTable>
            </Section>
            <Section title="Platform staff access">
              <ImpersonationTable impersonations={detail.impersonations} />
            </Section>
          </>
        )}
      </QueryState>
    </Page>
  )
}

/** Facts about a tenant, with its usage numbers. */
function TenantFacts({ tenant }: { readonly tenant: TenantDetail }) {
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>Address</dt>
        <dd>{tenant.subdomain}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          <TenantStatus tenant={tenant} /> {tenant.suspended_reason}
        </dd>
      </div>
      <div>
        <dt>Since</dt>
        <dd>
          <When at={tenant.created_at} />
        </dd>
      </div>
      <div>
        <dt>Articles</dt>
        <dd>{tenant.articles}</dd>
      </div>
      <div>
        <dt>Conversations</dt>
        <dd>
          {tenant.conversations}, {tenant.recent_conversations} of them in 30 days
        </dd>
      </div>
      <div>
        <dt>Messages in 30 days</dt>
        <dd>{tenant.recent_messages}</dd>
      </div>
    </dl>
  )
}
