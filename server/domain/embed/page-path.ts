import { withoutPersonalData } from '../knowledge/articles/search-log.ts'

/** Characters from which a part of a path may be a token or a person's key. */
const OPAQUE_FROM = 32
const PATH_MAX = 300

/**
 * Returns a page's path as it may be stored: without query and fragment, and with `…` in place of email addresses,
 * long numbers and parts that are long enough to be a secret.
 */
export function pagePath(path: string): string {
  const [bare = '/'] = path.split(/[?#]/)
  const parts = bare.split('/').map(part => {
    const text = decoded(part)
    return text.length >= OPAQUE_FROM && !/[-_ ]/.test(text) ? '…' : withoutPersonalData(text)
  })
  return parts.join('/').slice(0, PATH_MAX) || '/'
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
