const SCHEME = /^(?:https?:\/\/|mailto:)/i

/**
 * The address that a link in a message may have, in its normal form: http, https or mailto. Null for anything else, and
 * for one that carries a name or password, which is made to look like another's address.
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
