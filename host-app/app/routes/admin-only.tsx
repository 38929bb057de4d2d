import { Navigate, Outlet } from 'react-router-dom'
import { useAdmin } from '#host-app/admin/admin-layout.tsx'
import { useMayOpenAdminOnly } from '#host-app/shared/auth/guards/use-may-open-admin-only.ts'

/** A layout route inside `AdminLayout` for the pages of admins (GUARD-05). Others go to /not-authorized. */
export function AdminOnly() {
  const admin = useAdmin()
  return useMayOpenAdminOnly(admin.member) ? (
    <Outlet context={admin} />
  ) : (
    <Navigate to="/not-authorized" replace />
  )
}
