import { wellFormed } from '#core/text/well-formed.ts'

/**
 * Returns plain data as JSON (RFC 8259), without fields that are `undefined`. Unlike `JSON.stringify`, it ignores
 * the `toJSON` that old libraries such as Prototype.js add to arrays, which turns them into strings; and it repairs texts
 * that were cut within an emoji, which the server would refuse.
 */
export function toJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(wellFormed(value))
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  let parts = ''
  if (Array.isArray(value)) {
    for (const item of value) parts += `${parts && ','}${toJson(item)}`
    return `[${parts}]`
  }
  const fields = value as Readonly<Record<string, unknown>>
  for (const name of Object.keys(fields)) {
    if (fields[name] !== undefined) parts += `${parts && ','}${JSON.stringify(name)}:${toJson(fields[name])}`
  }
  return `{${parts}}`
}
