let frame: HTMLIFrameElement | null = null

/**
 * Calls the `fetch` of an empty frame, which the page's scripts have not changed. It has the page's origin and
 * security policy.
 */
export function cleanFetch(url: URL, init: RequestInit): Promise<Response> {
  if (!frame?.contentWindow) {
    frame = document.createElement('iframe')
    frame.hidden = true
    const host = document.documentElement.querySelector(
      'support-chat, support-ticket, support-kb, support-voice',
    )
    host?.shadowRoot?.append(frame)
  }
  // A frame that could not be added to the page has no window.
  return ((frame.contentWindow as typeof globalThis | null) ?? window).fetch(url, init)
}
