import { CONTEXT_FIELDS } from '#contract/constants/conversation.ts'
import { shorten } from '#contract/text/shorten.ts'

const NAME_LENGTH = 40
const VALUE_LENGTH = 500

/**
 * Converts the page's fields about the visitor, such as `{ plan: 'Team', seats: 12 }`, to what the server
 * accepts: strings, numbers and booleans as text, at most 20 fields, names up to 40 and values up to 500
 * characters. Leaves out everything else.
 */
export function readContext(given: unknown): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {}
  if (!given || typeof given !== 'object') return fields
  let count = 0
  for (const name of Object.keys(given)) {
    const value = (given as Record<string, unknown>)[name]
    const key = shorten(name, NAME_LENGTH)
    if (!['string', 'number', 'boolean'].includes(typeof value) || !key || count === CONTEXT_FIELDS) continue
    fields[key] = shorten(String(value), VALUE_LENGTH)
    count++
  }
  return fields
}
