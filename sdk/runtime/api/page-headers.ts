import { VISITOR_HEADERS } from '#contract/headers.ts'

/** What a call says of the page that it comes from: of ours at /widget/{id}, in a frame or not (EMBED-02, CHAT-23). */
export function pageHeaders(
  page: Pick<URL, 'origin' | 'pathname' | 'search'>,
  server: string,
): Record<string, string> {
  const widget = page.origin === server ? /^\/widget\/([^/]+)/.exec(page.pathname)?.[1] : undefined
  if (widget === undefined) return {}
  const embedOrigin = originOf(new URLSearchParams(page.search).get('embed_origin'))
  return {
    [VISITOR_HEADERS.widget]: widget,
    ...(embedOrigin && { [VISITOR_HEADERS.embedOrigin]: embedOrigin }),
  }
}

/** A well-formed origin, as the browser writes it; anything else cannot stand in a header. */
function originOf(text: string | null): string | null {
  try {
    const { origin } = new URL(text ?? '')
    return origin === 'null' ? null : origin
  } catch {
    return null
  }
}
