const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i
/** Hexadecimal or base64url characters with a digit among them. */
const LONG = /^(?=.*\d)[\w-]{20,}$/
/** Words and small numbers in lower case, such as `phone-15-pro-256gb-black`. */
const SLUG = /^(?:(?:[a-z]{1,19}|[a-z]{0,6}\d{1,4}[a-z]{0,3})(?:[-_]|$))+$/

/**
 * Returns a URL's path without what may be secret or personal: parameters after `;`, and as `…` each segment that contains an
 * email address or looks like a token, such as a UUID or a JWT. The path gets no longer, and masking it again changes nothing.
 */
export function maskPath(path: string): string {
  return path
    .split('/')
    .map(segment => segment.replace(/(?:;|%3b).*/i, ''))
    .map(segment => (isSecret(segment) ? '…' : segment))
    .join('/')
}

function isSecret(segment: string): boolean {
  return (
    /@|%40/.test(segment) ||
    UUID.test(segment) ||
    segment.split(/[^\w-]/).some(part => LONG.test(part) && !SLUG.test(part))
  )
}
