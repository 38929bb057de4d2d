let frame: HTMLIFrameElement | null = null

/** `fetch` of an empty frame in a widget's root, where no script of the page has been. It has the page's origin and policy. */
export function cleanFetch(url: URL, init: RequestInit): Promise<Response> {
  if (!frame?.contentWindow) {
    frame = document.createElement('iframe')
    frame.hidden = true
    const host = document.querySelector('support-chat, support-ticket, support-kb')
    host?.shadowRoot?.append(frame)
  }
  // A frame that could not be placed has no window.
  return ((frame.contentWindow as typeof globalThis | null) ?? window).fetch(url, init)
}
