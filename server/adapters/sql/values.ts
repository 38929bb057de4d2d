/**
 * How both database adapters write parameters and read results. Parameters are untyped Postgres text, so the server
 * reads them by the type of their place and no driver guesses.
 */

/**
 * Returns the text of a parameter; null is SQL NULL. Strings stay as they are (so JSON text for a jsonb place);
 * arrays become Postgres arrays, plain objects JSON. @throws TypeError for anything else, also `undefined`.
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

/** Converts the text that Postgres prints for a value. SQL NULL never reaches it. */
export type Decoder = (text: string) => unknown

const asText: Decoder = text => text
const asJson: Decoder = text => JSON.parse(text)

/**
 * Decoders by type OID (`select oid, typname from pg_type`). Other types stay text; those with `asText` are listed
 * because a driver would read them its own way.
 */
export const DECODERS: Readonly<Record<number, Decoder>> = {
  16: text => text === 't', // boolean
  17: asText, // bytea
  20: Number, // int8
  21: Number, // int2
  23: Number, // int4
  26: Number, // oid
  114: asJson, // json
  700: Number, // float4
  701: Number, // float8
  1005: text => decodeArray(text, Number), // int2[]
  1007: text => decodeArray(text, Number), // int4[]
  1009: text => decodeArray(text, asText), // text[]
  1016: text => decodeArray(text, Number), // int8[]
  1082: asText, // date
  1114: asText, // timestamp without time zone
  1184: text => new Date(text), // timestamptz
  1700: Number, // numeric
  2951: text => decodeArray(text, asText), // uuid[]
  3802: asJson, // jsonb
}

const ELEMENT = /"((?:[^"\\]|\\.)*)"|[^,{}]+/gs

/** Returns the elements of a one-dimensional Postgres array. */
function decodeArray(text: string, decode: Decoder): unknown[] {
  return Array.from(text.matchAll(ELEMENT), ([element, quoted]) => {
    if (quoted !== undefined) return decode(quoted.replace(/\\(.)/gs, '$1'))
    return element === 'NULL' ? null : decode(element)
  })
}
