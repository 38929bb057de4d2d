/**
 * A file's type by its bytes only (R13): its name and declared type are not trusted. Everything else, including
 * markup that could run, is `application/octet-stream`.
 */
export type MediaType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/avif'
  | 'image/bmp'
  | 'image/svg+xml'
  | 'application/pdf'
  | 'application/zip'
  | 'text/plain'
  | 'application/octet-stream'

/** The longest prologue of an SVG, in bytes. */
const SVG_PROLOGUE_MAX = 4_096

/** Returns the type of a file. */
export function mediaTypeOf(bytes: Uint8Array): MediaType {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return SIGNATURES.find(([, fits]) => fits(head))?.[0] ?? textTypeOf(bytes)
}

/** The first bytes of each file type, one character per byte. */
const SIGNATURES: readonly (readonly [MediaType, (head: string) => boolean])[] = [
  ['image/png', head => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', head => head.startsWith('\xff\xd8\xff')],
  ['image/gif', head => head.startsWith('GIF87a') || head.startsWith('GIF89a')],
  ['image/webp', head => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  ['image/avif', isAvif],
  ['image/bmp', isBitmap],
  ['application/pdf', head => head.startsWith('%PDF-')],
  ['application/zip', head => ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'].some(mark => head.startsWith(mark))],
]

/** Whether a file begins with an ISO 14496-12 file type box that names an AVIF brand. */
function isAvif(head: string): boolean {
  const boxLength = Buffer.from(head, 'latin1')
    .subarray(0, 4)
    .reduce((sum, byte) => sum * 256 + byte, 0)
  return head.startsWith('ftyp', 4) && /^(?:.{4})*?avi[fs]/s.test(head.slice(8, boxLength))
}

/**
 * Whether a file is a BMP. Its first two letters prove little, so the reserved bytes must be zero and the next header
 * must have a valid length.
 */
function isBitmap(head: string): boolean {
  const headerLengths = [12, 40, 52, 56, 64, 108, 124].map(length => `${String.fromCharCode(length)}\0\0\0`)
  return head.startsWith('BM') && head.startsWith('\0\0\0\0', 6) && headerLengths.includes(head.slice(14, 18))
}

function textTypeOf(bytes: Uint8Array): MediaType {
  const text = decodeUtf8(bytes)
  if (text === undefined || /(?![\t\n\f\r])\p{Cc}/u.test(text)) return 'application/octet-stream'
  if (!/<[a-z!?/]/i.test(text)) return 'text/plain'
  return isSvg(text) ? 'image/svg+xml' : 'application/octet-stream'
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Whether the root element is that of an SVG, after a declaration, comments and a document type without entities. */
function isSvg(text: string): boolean {
  let rest = text.slice(0, SVG_PROLOGUE_MAX).trimStart()
  for (;;) {
    const [, close] = PROLOGUE.find(([open]) => rest.startsWith(open)) ?? []
    if (close === undefined) return /^<svg[\s/>]/.test(rest)
    const end = rest.indexOf(close)
    if (end === -1) return false
    rest = rest.slice(end + close.length).trimStart()
  }
}

const PROLOGUE = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const
