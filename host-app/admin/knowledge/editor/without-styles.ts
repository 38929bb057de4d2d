const TAG = /<[a-z][^>]*>/gi
const STYLES = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/**
 * Pasted HTML without its inline styles and handlers. The editor's schema knows neither and the page's policy lets
 * neither work; but each would be one complaint of the browser.
 */
export function withoutStyles(html: string): string {
  return html.replace(TAG, tag => tag.replace(STYLES, ''))
}
