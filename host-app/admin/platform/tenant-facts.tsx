import type { TenantDetail } from '#contract/entities/platform.ts'
import { When } from '../common/when.tsx'
import styles from './tenant-facts.module.css'
import { TenantStatus } from './tenant-status.tsx'

/** Facts about a tenant, with its usage numbers. */
export function TenantFacts({ tenant }: { readonly tenant: TenantDetail }) {
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
