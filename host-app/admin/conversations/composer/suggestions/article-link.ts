/** Returns the address of a company's public article. `tenant` is the company's subdomain. */
export function articleAddress(tenant: string, slug: string): string {
  return new URL(`/kb/${encodeURIComponent(slug)}?tenant=${tenant}`, window.location.origin).href
}

/** Returns the words with which an article is inserted into a reply. */
export function articleLink(
  tenant: string,
  article: { readonly title: string; readonly slug: string },
): string {
  return `${article.title}: ${articleAddress(tenant, article.slug)}`
}
