/**
 * An @ between a name and a domain with a dot, of any script (RFC 6531, RFC 5890). Whether the address exists, only its
 * mail server knows. Spaces, invisible characters and the specials of email headers (RFC 5322, section 3.2.3) never match.
 */
const ADDRESS = /^(?=[^\s\p{C}"(),:-<>[-\]]+$)[^@]+@[^@.]+(\.[^@.]+)+$/u

/** Whether a text is an email address, with or without space around it. Widgets and server use this rule (CHAT-05). */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text.trim())
}
