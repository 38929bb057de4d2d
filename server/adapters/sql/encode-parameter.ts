/**
 * One spelling of parameters for both database adapters. Every value leaves as Postgres text without a
 * type, so that the server reads it as the type of the place it stands in and no driver guesses.
 */

/**
 * The text Postgres reads for a parameter, or null for SQL NULL: strings as they are (so JSON text for a
 * jsonb place), numbers, bigints, booleans, dates, arrays as Postgres arrays, plain objects as JSON.
 * Throws a TypeError for anything else, `undefined` included.
 */
export function encodeParameter(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(encodeElement).join(',')}}`
  if (isPlainObject(value)) return JSON.stringify(value)
  throw new TypeError(`A query parameter cannot be of type ${typeof value}; pass null for nothing.`)
}

function encodeElement(element: unknown): string {
  const text = encodeParameter(element)
  if (text === null) return 'NULL'
  return Array.isArray(element) ? text : `"${text.replace(/[\\"]/g, '\\$&')}"`
}

function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
