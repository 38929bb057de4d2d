/** Whether a path belongs to the admin pages, which have their own rules (ADMIN-06, ADMIN-07, IMP-01). */
export function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/')
}
