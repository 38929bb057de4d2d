import { expect, it } from 'vitest'
import { type MediaType, mediaTypeOf } from './media-type-of.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

const CASES: readonly (readonly [MediaType, string])[] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['application/octet-stream', '\x89PNG\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff\xe1'],
  ['application/octet-stream', '\xff\xd8'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['text/plain', 'GIF88a'],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['image/avif', '\0\0\0\x14ftypavif\0\0\0\0miaf'],
  ['image/avif', '\0\0\0\x18ftypmif1\0\0\0\0miafavis'],
  ['application/octet-stream', '\0\0\0\x18ftypmif1\0\0\0\0miafheic'],
  ['application/octet-stream', '\0\0\0\x16ftypmif1\0\0\0\0aaavif'],
  ['image/bmp', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0'],
  ['application/octet-stream', 'BM\x46\0\0\0\x01\0\0\0\x36\0\0\0\x28\0\0\0'],
  ['application/octet-stream', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x29\0\0\0'],
  ['text/plain', 'BMW has new cars'],
  ['application/pdf', '%PDF-1.4\n%\xe2'],
  ['application/zip', 'PK\x03\x04rest'],
  ['application/zip', 'PK\x05\x06'],
  ['text/plain', ''],
  ['text/plain', 'a\tb\r\nc\f'],
  ['text/plain', '3 < 4 and a <- b'],
  ['text/plain', '{"json": [1, 2]}'],
  ['application/octet-stream', 'a\0b'],
  ['application/octet-stream', 'caf\xe9'],
  ['application/octet-stream', 'a</b'],
  ['application/octet-stream', '<!-- -->'],
  ['image/svg+xml', '<svg/>'],
  [
    'image/svg+xml',
    ' \n<?xml version="1.0"?>\n<!-- a --> <!-- b -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg a="b">',
  ],
  ['application/octet-stream', '<svgx/>'],
  ['application/octet-stream', '<SVG/>'],
  ['application/octet-stream', 'a <svg/>'],
  ['application/octet-stream', '<!-- a <svg/>'],
  ['application/octet-stream', '<?xml <svg/>'],
]

it.each(CASES)('finds %s in %j', (expected, text) => {
  expect(mediaTypeOf(latin1(text))).toBe(expected)
})

it('takes words of any script, with a byte order mark, for text', () => {
  expect(mediaTypeOf(Buffer.from('\ufeffשלום, مرحبا, 你好, 👋'))).toBe('text/plain')
})
