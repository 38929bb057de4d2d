/**
 * Returns the URL of a tenant's article. The server redirects it to the tenant's own host.
 * @param baseUrl the server's origin
 */
export function articleUrl(baseUrl: string, tenant: string, slug: string): string {
  return new URL(`/kb/${encodeURIComponent(slug)}?tenant=${tenant}`, baseUrl).href
}
