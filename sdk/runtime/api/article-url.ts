/** Address of a tenant's article at the server of `baseUrl` (an origin), which leads on to the tenant's own host. */
export function articleUrl(baseUrl: string, tenant: string, slug: string): string {
  return new URL(`/kb/${encodeURIComponent(slug)}?tenant=${tenant}`, baseUrl).href
}
