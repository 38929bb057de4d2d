import { Lock } from 'lucide-react'
import type { Permission } from '#contract/constants/permissions.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { useAdmin } from '../admin-layout.tsx'
import { PERMISSION_LABELS } from './permission-labels.ts'
import styles from './permission-notes.module.css'

/**
 * Tells members without the permission why they can read a page but not change it. Renders nothing for
 * others.
 */
export function ReadOnlyNote({ permission }: { readonly permission: Permission }) {
  const { permissions } = useAdmin()
  const help = usePermissionHelp(permission)
  if (permissions.includes(permission)) return null
  return <p className={styles['note']}>You can read this, but not change it. {help}</p>
}

/**
 * Returns a sentence about how to get a permission. Nobody can grant one to staff who impersonate read-only.
 */
export function usePermissionHelp(permission: Permission): string {
  const { current } = useImpersonation()
  return current?.canWrite === false
    ? 'You have read-only access. To make changes, exit, then start again and give a reason.'
    : `Ask an admin for the permission “${PERMISSION_LABELS[permission]}”.`
}

type NoPermissionProps = {
  /** What the member can't do, such as 'You can’t change these settings'. */
  readonly title: string
  readonly permission: Permission
}

/** Replaces a settings page for a member without its permission: says who can help and links back. */
export function NoPermission({ title, permission }: NoPermissionProps) {
  return (
    <Notice icon={<Lock size={20} aria-hidden="true" />} title={title} text={usePermissionHelp(permission)}>
      <ButtonLink to="/admin/settings" look="secondary">
        Back to your settings
      </ButtonLink>
    </Notice>
  )
}
