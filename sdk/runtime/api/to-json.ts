/**
 * JSON of plain data (RFC 8259). `JSON.stringify` calls the `toJSON` that old libraries such as Prototype.js put on
 * every array, and then writes strings of lists; this does not. Fields that are `undefined` are left out.
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
