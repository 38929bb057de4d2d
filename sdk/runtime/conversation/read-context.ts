import { CONTEXT_FIELDS } from '#contract/constants/conversation.ts'

const NAME_LENGTH = 40
const VALUE_LENGTH = 500

/**
 * Converts the page's fields about the visitor, such as `{ plan: 'Team', seats: 12 }`, to what the server
 * accepts: strings, numbers and booleans as text, at most 20 fields, names up to 40 and values up to 500
 * characters. Leaves out everything else.
 */
export function readContext(given: unknown): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {}
  if (typeof given !== 'object' || given === null) return fields
  let count = 0
  for (const name of Object.keys(given)) {
    const value = (given as Record<string, unknown>)[name]
    if (!['string', 'number', 'boolean'].includes(typeof value) || name === '' || count === CONTEXT_FIELDS)
      continue
    fields[name.slice(0, NAME_LENGTH)] = String(value).slice(0, VALUE_LENGTH)
    count += 1
  }
  return fields
}
