import type { MouseEvent } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantAddress } from './tenant-address.ts'
import styles from './tenant-banner.module.css'

type TenantBannerProps = {
  readonly name: string
  /**
   * Called when the visitor follows the exit link, which leads to the platform's own pages unless the
   * handler prevents it. Null hides the link.
   */
  readonly onLeave: ((event: MouseEvent<HTMLAnchorElement>) => void) | null
}

/** A banner that names the tenant on its own host (NAV-11). */
export function TenantBanner({ name, onLeave }: TenantBannerProps) {
  return (
    <section className={styles['banner']} aria-label="Tenant">
      <span>
        You are viewing tenant: <strong>{name}</strong>
      </span>
      {onLeave && (
        <a href={tenantAddress(window.location, DEFAULT_SUBDOMAIN)} onClick={onLeave}>
          Exit Impersonation
        </a>
      )}
    </section>
  )
}
