import { describe, expect, it } from 'vitest'
import { messageLink } from './message-link.ts'

const FILES = 'https://files.example.com'

describe('[CHAT-21] messageLink', () => {
  it.each(['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'svg', 'PNG', 'JpEg'])(
    'shows .%s as an image, whatever follows the path',
    ending => {
      for (const after of ['', '?width=200&v=2', '#top'])
        expect(messageLink(`${FILES}/a/photo.${ending}${after}`)?.kind).toBe('image')
    },
  )

  it.each(['pdf', 'PDF'])('shows .%s as a PDF', ending =>
    expect(messageLink(`${FILES}/terms.${ending}?v=1`)?.kind).toBe('pdf'),
  )

  it.each([
    `${FILES}/notes.zip`,
    `${FILES}/`,
    FILES,
    `${FILES}/photo.png.exe`,
    `${FILES}/look?name=photo.png`,
    `${FILES}/photopng`,
    'http://localhost:8000/a.txt',
  ])('shows %s as a file', url => expect(messageLink(url)?.kind).toBe('file'))

  it('forgives the spaces around it and capitals in the scheme', () =>
    expect(messageLink(` HTTPS://files.example.com/a.png\n`)?.url).toBe(`${FILES}/a.png`))

  it.each([
    '',
    'photo.png',
    `see ${FILES}/a.png`,
    `${FILES}/a.png please`,
    `${FILES}/a.png ${FILES}/b.png`,
    `${FILES}/a.png\n${FILES}/b.png`,
    'javascript:alert(1)//a.png',
    'data:image/png;base64,AAAA',
    'ftp://files.example.com/a.png',
    'file:///a.png',
    '//files.example.com/a.png',
    'https://',
    'https://[/a.png',
    'https://shop.example@evil.test/a.png',
    'https://user:pass@files.example.com/a.png',
  ])('takes %j for text', text => expect(messageLink(text)).toBeNull())

  it.each([
    ['/conversation-uploads/1/1767225600000-0123abcd-my%20photo.png', 'my photo.png'],
    ['/2026-report.pdf', '2026-report.pdf'],
    ['/%E4%BD%A0.png?download=1', '你.png'],
    ['/100%.txt', '100%.txt'],
    ['/photo%E2%80%AEgnp.exe', 'photognp.exe'],
    ['/', 'files.example.com'],
  ])('names %s %j', (path, fileName) =>
    expect(messageLink(FILES + path)).toMatchObject({ fileName, host: 'files.example.com' }),
  )
})
