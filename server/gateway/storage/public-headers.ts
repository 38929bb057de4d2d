/**
 * Headers of stored files. Uploads are never trusted: only plain images display, and nothing in a file can run (R13).
 */
import type { MediaType } from './media-type-of.ts'

const SHOWN_INLINE: ReadonlySet<string> = new Set<MediaType>([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
])
/**
 * Types that are downloaded when opened by themselves. A page can still show an SVG in an `<img>`, where it cannot
 * run scripts.
 */
const DOWNLOADED_AS_IT_IS: ReadonlySet<string> = new Set<MediaType>([
  'image/svg+xml',
  'application/pdf',
  'application/zip',
])

/** Returns the headers for a stored file of `byteSize` bytes. */
export function publicHeaders(mediaType: string, fileName: string, byteSize: number): Record<string, string> {
  const disposition = SHOWN_INLINE.has(mediaType) ? 'inline' : 'attachment'
  return {
    'content-type': contentTypeOf(mediaType),
    'content-length': String(byteSize),
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeRfc8187(fileName)}`,
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }
}

function contentTypeOf(mediaType: string): string {
  if (mediaType === 'text/plain') return 'text/plain; charset=utf-8'
  const isServed = SHOWN_INLINE.has(mediaType) || DOWNLOADED_AS_IT_IS.has(mediaType)
  return isServed ? mediaType : 'application/octet-stream'
}

function encodeRfc8187(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16)}`)
}
