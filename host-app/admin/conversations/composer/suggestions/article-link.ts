/**
 * Returns the address of a company's public article. `tenant` is the company's subdomain; where the page's host
 * begins with it, the address needs no more.
 */
export function articleAddress(tenant: string, slug: string, page: Location | URL = window.location): string {
  const isNamed = page.hostname.startsWith(`${tenant}.`)
  return new URL(`/kb/${encodeURIComponent(slug)}${isNamed ? '' : `?tenant=${tenant}`}`, page.origin).href
}

/** Returns the words with which an article is inserted into a reply: a link in Markdown, or plain text. */
export function articleLink(
  tenant: string,
  { title, slug }: { readonly title: string; readonly slug: string },
  isPlain: boolean,
  page: Location | URL = window.location,
): string {
  const address = articleAddress(tenant, slug, page)
  return isPlain ? `${title}: ${address}` : `[${title.replace(/[[\]\\]/g, '\\$&')}](${address})`
}
