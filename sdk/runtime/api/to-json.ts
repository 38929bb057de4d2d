/**
 * Returns plain data as JSON (RFC 8259), without fields that are `undefined`. Unlike `JSON.stringify`, it ignores
 * the `toJSON` that old libraries such as Prototype.js add to arrays, which turns them into strings.
 */
export function toJson(value: unknown): string {
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
