const SCHEME = /^(?:https?:\/\/|mailto:)/i

/**
 * Returns the normalized URL of a link in a message: http, https or mailto. Null for other schemes, and for a URL
 * with a user name or password, which may imitate another site's URL.
 */
export function safeHref(address: string): string | null {
  if (!SCHEME.test(address)) return null
  try {
    const { username, password, href } = new URL(address)
    return username === '' && password === '' ? href : null
  } catch {
    return null
  }
}
