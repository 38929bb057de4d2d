import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf } from '#contract/embed.ts'
import { tenantPage } from '#sdk/runtime/api/tenant-page.ts'
import type { KbSession } from '../kb-session.ts'

const OTHERS: readonly string[] = [elementOf('chat'), elementOf('ticket'), elementOf('voice')]
const ARTICLE = /^\/kb\/([a-z0-9-]+)$/

/**
 * Opens links to articles from the tenant's other widgets in this help center, instead of their own pages.
 * Returns a function that stops it.
 */
export function catchArticleLinks({ host, tenant, environment, show }: KbSession): () => void {
  const { baseUrl } = environment
  const origins = [new URL(baseUrl).origin, new URL(tenantPage(baseUrl, tenant, '/')).origin]

  function follow(event: MouseEvent): void {
    const isPlain = !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!isPlain || event.defaultPrevented || host.hidden) return
    const path = event.composedPath().filter(target => target instanceof HTMLElement)
    const link = path.find(target => target instanceof HTMLAnchorElement)
    const widget = path.find(({ localName }) => OTHERS.includes(localName))
    if (!link || !widget || (widget.getAttribute('tenant') ?? DEFAULT_SUBDOMAIN) !== tenant) return
    const slug = origins.includes(link.origin) && ARTICLE.exec(link.pathname)?.[1]
    if (!slug) return
    event.preventDefault()
    show({ kind: 'article', type: 'article', slug, title: link.textContent })
    host.open()
  }

  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
