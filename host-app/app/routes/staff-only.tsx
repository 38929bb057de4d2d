import { Navigate, Outlet } from 'react-router-dom'
import { useAdmin } from '#host-app/admin/admin-layout.tsx'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'

/**
 * A layout route inside `AdminLayout` for the pages of platform staff. Staff who start an impersonation
 * continue to the company's dashboard; others go to /not-authorized.
 */
export function StaffOnly() {
  const admin = useAdmin()
  const { current } = useImpersonation()
  if (current) return <Navigate to="/admin/dashboard" replace />
  return admin.member.role === 'staff' ? (
    <Outlet context={admin} />
  ) : (
    <Navigate to="/not-authorized" replace />
  )
}
