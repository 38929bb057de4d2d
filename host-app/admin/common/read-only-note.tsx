import type { Permission } from '#contract/constants/permissions.ts'
import { useAdmin } from '../admin-layout.tsx'
import styles from './read-only-note.module.css'
import { usePermissionHelp } from './use-permission-help.ts'

/** Says to those without a permission why they can change nothing on a page that they may read; else nothing. */
export function ReadOnlyNote({ permission }: { readonly permission: Permission }) {
  const { permissions } = useAdmin()
  const help = usePermissionHelp(permission)
  if (permissions.includes(permission)) return null
  return <p className={styles['note']}>You can read this, but not change it. {help}</p>
}
