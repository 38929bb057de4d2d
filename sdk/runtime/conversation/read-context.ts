import { CONTEXT_FIELDS } from '#contract/constants/conversation.ts'

const NAME_LENGTH = 40
const VALUE_LENGTH = 500

/**
 * What the page says of its visitor, such as `{ plan: 'Team', seats: 12 }`, as the server takes it: texts, numbers and
 * yes or no as text, cut to what is allowed. Anything else is left out.
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
