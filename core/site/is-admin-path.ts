/** Whether a page stands on an admin path, where some things are otherwise (ADMIN-06, ADMIN-07, IMP-01). */
export function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/')
}
