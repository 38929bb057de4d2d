import { describe, expect, it } from 'vitest'
import { RUNNING_MARKUP, TRICKY_TEXTS } from '#tests/security/xss-strings.ts'
import { processorTimeOf } from '#tests/support/processor-time.ts'
import { type Block, type Inline, readArticle } from './read-article.ts'

const ORIGINS = { pages: 'https://acme.help.test', files: 'https://help.test' }
const read = (body: string) => readArticle(body, ORIGINS)
const verbatim = (text: string): Block => ({ kind: 'verbatim', text })
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children })
const line = (...children: Inline[]): Block => ({ kind: 'line', children })

describe('the reader of an article', () => {
  it('reads headings, each with an id of its own, the same as on the company’s pages', () => {
    expect(read('# Über uns, 2 Wörter!\n\nStep\n----\n\n### Step\n\n### A & B')).toEqual([
      { kind: 'heading', level: 3, id: 'über-uns-2-wörter', children: ['Über uns, 2 Wörter!'] },
      { kind: 'heading', level: 3, id: 'step', children: ['Step'] },
      { kind: 'heading', level: 4, id: 'step-2', children: ['Step'] },
      { kind: 'heading', level: 4, id: 'a-b', children: ['A & B'] },
    ])
  })

  it('gives a heading with an image the id that it has on the company’s pages, too', () => {
    expect(read('## A ![B](/b.png) C')).toMatchObject([{ kind: 'heading', id: 'a-b-c' }])
  })

  it('reads paragraphs with hard breaks and emphasis of every kind', () => {
    expect(read('a  \nb\\\nc **d *e*** ~~f~~ `<g>` \\*h\\* &amp; &#233;&#x20ac;&nbsp;&unknown;')).toEqual([
      paragraph(
        'a',
        { kind: 'break' },
        'b',
        { kind: 'break' },
        'c ',
        { kind: 'strong', children: ['d ', { kind: 'em', children: ['e'] }] },
        ' ',
        { kind: 'del', children: ['f'] },
        ' ',
        { kind: 'code', text: '<g>' },
        ' *h* & é€\u00a0&unknown;',
      ),
    ])
  })

  it('reads lists in lists, tasks, and where an ordered list begins', () => {
    expect(read('3. a\n   - b\n\n     c\n4. d')).toEqual([
      {
        kind: 'list',
        start: 3,
        items: [
          [line('a'), { kind: 'list', start: null, items: [[paragraph('b'), paragraph('c')]] }],
          [line('d')],
        ],
      },
    ])
    const box = (isChecked: boolean): Inline => ({ kind: 'checkbox', isChecked })
    const [tasks] = read('- [x] done\n- [ ] open\n- neither')
    expect(tasks).toMatchObject({
      items: [[line(box(true), 'done')], [line(box(false), 'open')], [line('neither')]],
    })
  })

  it('reads code, quotes, rules and tables', () => {
    expect(read('```js\na <b>\n```\n\n    indented\n\n> q\n>> r\n\n---')).toEqual([
      { kind: 'code', text: 'a <b>' },
      { kind: 'code', text: 'indented' },
      { kind: 'quote', blocks: [paragraph('q'), { kind: 'quote', blocks: [paragraph('r')] }] },
      { kind: 'rule' },
    ])
    expect(read('| a | b |\n|:-:|--:|\n| **c** | d |')).toEqual([
      {
        kind: 'table',
        head: [
          { align: 'center', children: ['a'] },
          { align: 'right', children: ['b'] },
        ],
        rows: [
          [
            { align: 'center', children: [{ kind: 'strong', children: ['c'] }] },
            { align: 'right', children: ['d'] },
          ],
        ],
      },
    ])
  })

  it.each([
    ['/kb/returns', { kind: 'article', slug: 'returns' }],
    ['https://acme.help.test/kb/returns#how', { kind: 'article', slug: 'returns' }],
    ['https://help.test/kb/returns', { kind: 'article', slug: 'returns' }],
    ['https://other.test/kb/returns', { kind: 'page', href: 'https://other.test/kb/returns' }],
    ['/pricing?a=1&amp;b=2', { kind: 'page', href: 'https://acme.help.test/pricing?a=1&b=2' }],
    ['//other.test/x', { kind: 'page', href: 'https://other.test/x' }],
    ['mailto:a@b.test', { kind: 'page', href: 'mailto:a@b.test' }],
    ['#how-it-works', { kind: 'heading', id: 'how-it-works' }],
    ['#%E5', { kind: 'heading', id: '%E5' }],
  ])('leads from %s to what it is', (address, target) => {
    expect(read(`[x](${address})`)).toEqual([paragraph({ kind: 'link', target, children: ['x'] } as Inline)])
  })

  it.each([
    'javascript:x()',
    'JaVaScRiPt:x()',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'https://a:b@c.test/',
  ])('[R14] makes no link of %s', address => {
    expect(read(`[x](<${address}>)`)).toEqual([paragraph('x')])
    expect(read(`![x](<${address}>)`)).toEqual([paragraph('x')])
  })

  it("[R14] shows pictures of the tenant's own server alone, through the server of the widgets", () => {
    const own = { kind: 'image', src: 'https://help.test/storage/v1/a.png?b', alt: 'x' }
    for (const address of ['/storage/v1/a.png?b', 'https://acme.help.test/storage/v1/a.png?b', own.src]) {
      expect(read(`![x](${address})`)).toEqual([paragraph(own as Inline)])
    }
    const href = 'https://tracker.test/a.png'
    expect(read(`![x](${href})`)).toEqual([
      paragraph({ kind: 'linked-image', target: { kind: 'page', href }, alt: 'x' }),
    ])
    // A link inside a link is not a link.
    expect(read(`[![x](${href})](https://b.test/)`)).toEqual([
      paragraph({ kind: 'link', target: { kind: 'page', href: 'https://b.test/' }, children: ['x'] }),
    ])
    expect(read('[<https://a.test>](https://b.test/)')).toEqual([
      paragraph({
        kind: 'link',
        target: { kind: 'page', href: 'https://b.test/' },
        children: ['https://a.test'],
      }),
    ])
  })

  it('keeps every hostile text as a text', () => {
    for (const hostile of [...RUNNING_MARKUP, ...TRICKY_TEXTS]) {
      const whole = JSON.stringify(
        read(`${hostile}\n\n# ${hostile}\n\n- ${hostile}\n\n|${hostile}|\n|-|\n|${hostile}|`),
      )
      expect(whole).not.toMatch(/"(?:href|src)":"(?!https?:|mailto:)/)
      expect(whole).not.toMatch(/"kind":"html"/)
    }
    expect(read('<b onclick="x()">a</b>\n\n<div>\nc')).toEqual([
      paragraph('<b onclick="x()">a</b>'),
      verbatim('<div>\nc'),
    ])
  })

  it('shows a text that is nested too deeply as it was written', () => {
    for (const body of ['>'.repeat(20_000), `${'- '.repeat(30)}a`])
      expect(read(body)).toEqual([verbatim(body)])
  })

  it.each([
    ['brackets', '['.repeat(20_000)],
    ['pictures', '![['.repeat(10_000)],
    ['ticks', '`a'.repeat(10_000)],
    ['stars', '*a'.repeat(5_000)],
    ['addresses', 'http://'.repeat(10_000)],
    ['signs', '<a '.repeat(10_000)],
  ])('is not held up by %s', (_, body) => {
    const spent = processorTimeOf(() => {
      read(body)
    })
    expect(spent).toBeLessThan(2_000)
  })
})
