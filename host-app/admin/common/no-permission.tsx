import { Lock } from 'lucide-react'
import type { Permission } from '#contract/constants/permissions.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePermissionHelp } from './use-permission-help.ts'

type NoPermissionProps = {
  /** What the member may not do, such as 'You can’t change these settings'. */
  readonly title: string
  readonly permission: Permission
}

/** In place of a settings page for a member without its permission: who can help, and the way back. */
export function NoPermission({ title, permission }: NoPermissionProps) {
  return (
    <Notice icon={<Lock size={20} aria-hidden="true" />} title={title} text={usePermissionHelp(permission)}>
      <ButtonLink to="/admin/settings" look="secondary">
        Back to your settings
      </ButtonLink>
    </Notice>
  )
}
