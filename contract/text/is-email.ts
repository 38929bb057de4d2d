/**
 * Dot-separated atoms (RFC 5322, section 3.2.3) in any script (RFC 6531), an @, and a domain with a dot in Unicode or
 * Punycode (RFC 5890). Spaces, invisible characters and what mail headers give a meaning never match.
 */
const ADDRESS =
  /^[^\s@."(),:;<>[\\\]\p{C}]+(\.[^\s@."(),:;<>[\\\]\p{C}]+)*@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/** Whether a text is an email address, with or without space around it. Widgets and server use this rule (CHAT-05). */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text.trim())
}
