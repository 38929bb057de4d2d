/** Built files, in the encodings that clients accept. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'

const MIN_BYTES = 1_024
const ENCODINGS = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const
type Encoding = keyof typeof ENCODINGS

/**
 * A file's bytes. Each encoding is created once: Brotli of scripts and styles by the build, others on first request.
 * `etag` is the quoted header value.
 */
export type BuiltFile = {
  readonly etag: string
  readonly bytes: Uint8Array
  readonly encoded: Map<Encoding, Promise<Uint8Array>>
}

/** Returns a file of these bytes. @param brotli its Brotli form, if the build made one */
export function builtFile(bytes: Uint8Array, brotli?: Uint8Array | null): BuiltFile {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const encoded: BuiltFile['encoded'] = new Map()
  if (brotli) encoded.set('br', Promise.resolve(brotli))
  return { etag: `"${hash}"`, bytes, encoded }
}

/**
 * Sends a file in the client's best encoding (RFC 9110, section 12.5.3), or 304 if the client has it (section
 * 13.1.2). `headers` include the content type.
 */
export async function sendFile(
  c: Context,
  file: BuiltFile,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const encoding = encodingFor(c, file, headers['content-type'] ?? '')
  // The same bytes in another encoding are a different body.
  const etag = encoding === null ? file.etag : file.etag.replace(/"$/, `-${encoding}"`)
  const all = {
    ...headers,
    etag,
    'accept-ranges': encoding === null ? 'bytes' : 'none',
    ...(isCompressible(file, headers['content-type'] ?? '') && { vary: 'accept-encoding' }),
    ...(encoding !== null && { 'content-encoding': encoding }),
  }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, all)
  const range = encoding === null ? rangeOf(c.req.header('range'), file.bytes.length) : null
  if (range) {
    const [from, end] = range
    const part = { 'content-range': `bytes ${from}-${end - 1}/${file.bytes.length}` }
    return c.body(new Uint8Array(file.bytes.subarray(from, end)), 206, { ...all, ...part })
  }
  const body = encoding === null ? file.bytes : await encoded(file, encoding)
  return c.body(new Uint8Array(body), 200, all)
}

/**
 * Returns the requested bytes as start and exclusive end (RFC 9110, section 14), or null for the whole file, which is
 * a valid response to any range that is not understood. Some players require ranges for videos.
 */
function rangeOf(header: string | undefined, length: number): readonly [number, number] | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length : Math.min(length, Number(last) + 1)
  return from < end ? [from, end] : null
}

function encodingFor(c: Context, file: BuiltFile, type: string): Encoding | null {
  if (!isCompressible(file, type)) return null
  const best = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports, default: none }) =>
      supports.find(name => accepted.some(({ type, q }) => type === name && q > 0)) ?? none,
  })
  return best === 'br' || best === 'gzip' ? best : null
}

function isCompressible({ bytes }: BuiltFile, type: string): boolean {
  return bytes.length >= MIN_BYTES && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)
}

function encoded(file: BuiltFile, encoding: Encoding): Promise<Uint8Array> {
  const made = file.encoded.get(encoding) ?? ENCODINGS[encoding](file.bytes)
  file.encoded.set(encoding, made)
  return made
}
