import { isAdminPath } from '#core/site/is-admin-path.ts'

const DEFAULT_PATH = '/admin/dashboard'

/**
 * Where the pages begin anew when an impersonation starts or stops (IMP-01, IMP-03): admin paths are kept, others lead to
 * the dashboard.
 */
export function adminPath(path: string, isActing: boolean): string {
  const kept = isAdminPath(path) ? path : DEFAULT_PATH
  return isActing ? `${kept}?impersonating=1` : kept
}
