import { expect, it } from 'vitest'
import { readObjectKey } from '#server/gateway/storage/upload.ts'
import { fileKey, safeFileName } from './file-key.ts'

it.each([
  ['cat.png', 'cat.png'],
  ['my cat (1).png', 'my-cat-1-.png'],
  ['תמונה יפה.jpeg', 'תמונה-יפה.jpeg'],
  ['صورة.webp', 'صورة.webp'],
  ['हिन्दी.pdf', 'हिन्दी.pdf'],
  ['cafe\u0301.txt', 'café.txt'],
  ['photo\u202egnp.exe', 'photo-gnp.exe'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a.👋', 'a.'],
  ['C:\\boot.ini', 'C-boot.ini'],
  ['a\0b\r\n.png', 'a-b-.png'],
  ['<img src=x onerror=alert(1)>', 'img-src-x-onerror-alert-1-'],
  ['.htaccess', 'file.htaccess'],
  ['archive.tar.gz', 'archive.tar.gz'],
  ['no extension', 'no-extension'],
  ['👋👋', 'file'],
  ['👋.png', 'file.png'],
  ['', 'file'],
  [`${'n'.repeat(300)}.jpeg`, `${'n'.repeat(75)}.jpeg`],
  [`${'𝒜'.repeat(100)}.png`, `${'𝒜'.repeat(76)}.png`],
  [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(78)}`],
])('[CHAT-24] makes %j safe as %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected)
  const ownerId = 'a0000000-0000-4000-8000-0000000000c1'
  const key = fileKey({
    ownerId,
    now: 1_700_000_000_000,
    randomPart: 'f'.repeat(32),
    fileName: name,
  })
  expect(key).toBe(`${ownerId}/1700000000000-${'f'.repeat(32)}-${expected}`)
  expect(readObjectKey(key)).toEqual({ ownerId, fileName: expected })
})
