/** Address of an article of the knowledge base, at the server of `baseUrl` (an origin). */
export function articleUrl(baseUrl: string, slug: string): string {
  return new URL(`/kb/${encodeURIComponent(slug)}`, baseUrl).href
}
