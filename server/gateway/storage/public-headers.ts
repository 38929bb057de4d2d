/** What a visitor uploaded is never trusted: only plain pictures are shown, and nothing in a file may run. */
const SHOWN_INLINE = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** The headers under which a stored file is served. */
export function publicHeaders(mediaType: string, fileName: string): Record<string, string> {
  const disposition = SHOWN_INLINE.has(mediaType) ? 'inline' : 'attachment'
  return {
    'content-type': mediaType,
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeRfc8187(fileName)}`,
    'cache-control': 'max-age=3600',
    'content-security-policy': "sandbox; default-src 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }
}

/** The media type that was declared, without parameters; what is none becomes application/octet-stream. */
export function declaredMediaType(contentType: string | undefined): string {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  return /^[a-z0-9][\w.+-]{0,60}\/[a-z0-9][\w.+-]{0,60}$/.test(type) ? type : 'application/octet-stream'
}

function encodeRfc8187(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16)}`)
}
