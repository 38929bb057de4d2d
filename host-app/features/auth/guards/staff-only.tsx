import { Navigate, Outlet } from 'react-router-dom'
import { useAdmin } from '#host-app/admin/admin-layout.tsx'
import { useImpersonation } from '../../impersonation/use-impersonation.ts'

/**
 * A layout route inside `AdminLayout` around the platform's own pages. Who begins to act for a company there goes on to
 * the company's dashboard; whoever is not of the platform goes to /not-authorized.
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
