import { Link } from 'react-router-dom'
import type { TenantSummary } from '#contract/entities/platform.ts'
import { When } from '../common/when.tsx'
import styles from './tenant-row.module.css'
import { TenantStatus } from './tenant-status.tsx'

/** A tenant in the list. */
export function TenantRow({ tenant }: { readonly tenant: TenantSummary }) {
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
