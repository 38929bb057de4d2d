import { Navigate, Outlet } from 'react-router-dom'
import { useAdmin } from '../../admin/admin-layout.tsx'
import { useImpersonation } from '../impersonation/use-impersonation.ts'
import { useAuth } from './auth-context.ts'
import { mayOpenAdminOnly } from './may-open-admin-only.ts'

/** A layout route inside `AdminLayout` around the pages for admins (GUARD-05); others go to /not-authorized. */
export function AdminOnly() {
  const admin = useAdmin()
  const { state } = useAuth()
  const { current } = useImpersonation()
  const role = state.status === 'signed-in' ? state.user.user_metadata['role'] : undefined
  const asker = { role, isActing: current !== null, isPlatformOwner: admin.member.is_platform_owner }
  return mayOpenAdminOnly(asker) ? <Outlet context={admin} /> : <Navigate to="/not-authorized" replace />
}
