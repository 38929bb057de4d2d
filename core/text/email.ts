/**
 * Whether a text is an email address by the widget's rule (CHAT-05): no spaces, an @, a domain with a dot.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
}
