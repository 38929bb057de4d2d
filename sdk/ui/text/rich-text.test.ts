import { describe, expect, it } from 'vitest'
import { type Inline, parseAddresses, parseInline } from './markdown-inline.ts'
import { type Block, parseMarkdown } from './rich-text.tsx'

const text = (text: string): Inline => ({ kind: 'text', text })
const link = (text: string, href = text): Inline => ({ kind: 'link', text, href })
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children })

/** Returns the visible text. */
function wordsOf(part: Inline | Block): string {
  if (part.kind === 'list') return part.items.flat().map(wordsOf).join('')
  return 'children' in part ? part.children.map(wordsOf).join('') : part.text
}

describe('parseInline', () => {
  it.each<[string, Inline[]]>([
    ['plain', [text('plain')]],
    ['a **b** c', [text('a '), { kind: 'strong', children: [text('b')] }, text(' c')]],
    ['*b*', [{ kind: 'emphasis', children: [text('b')] }]],
    ['***b***', [{ kind: 'strong', children: [{ kind: 'emphasis', children: [text('b')] }] }]],
    [
      '**a *b* c**',
      [{ kind: 'strong', children: [text('a '), { kind: 'emphasis', children: [text('b')] }, text(' c')] }],
    ],
    ['**a *b** c', [{ kind: 'strong', children: [text('a *b')] }, text(' c')]],
    ['**never ends', [text('**never ends')]],
    ['2*3*4 and 5 * 6 * 7', [text('2*3*4 and 5 * 6 * 7')]],
    ['snake_case_name __x__', [text('snake_case_name __x__')]],
    ['****', [text('****')]],
    ['`**a**`', [{ kind: 'code', text: '**a**' }]],
    ['a ` b', [text('a ` b')]],
    ['ה**מילה**', [text('ה'), { kind: 'strong', children: [text('מילה')] }]],
  ])('reads %j', (written, expected) => {
    expect(parseInline(written)).toEqual(expected)
  })

  it.each<[string, Inline[]]>([
    ['[Help](https://example.com/a)', [link('Help', 'https://example.com/a')]],
    ['[Mail](mailto:a@example.com)', [link('Mail', 'mailto:a@example.com')]],
    ['See https://example.com/a.', [text('See '), link('https://example.com/a'), text('.')]],
    ['(https://example.com/a_(b))', [text('('), link('https://example.com/a_(b)'), text(')')]],
    ['**https://example.com/**', [{ kind: 'strong', children: [link('https://example.com/')] }]],
    ['HTTPS://EXAMPLE.com/A', [link('HTTPS://EXAMPLE.com/A', 'https://example.com/A')]],
    ['mailto:a@example.com', [link('mailto:a@example.com')]],
  ])('makes a link of %j', (written, expected) => {
    expect(parseInline(written)).toEqual(expected)
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert`1`)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox)',
    '[x](/relative)',
    '[x](//example.com)',
    '[x]( javascript:alert)',
    '[x](https://user:secret@example.com)',
    'https://bank.example@evil.example/',
    'javascript:alert(1)',
    'http://',
    'xhttps',
    '<a href="x" onclick="alert(1)">x</a>',
  ])('makes no link of %j and shows it as it was written', written => {
    expect(parseInline(written)).toEqual([text(written)])
  })

  it('reads nothing but addresses in what a visitor writes', () => {
    expect(parseAddresses('**a** [x](https://example.com/) `c`')).toEqual([
      text('**a** [x]('),
      link('https://example.com/'),
      text(') `c`'),
    ])
  })
})

describe('parseMarkdown', () => {
  it('reads paragraphs, keeping their line breaks', () => {
    expect(parseMarkdown('a\nb\r\n\r\n\nc')).toEqual([paragraph(text('a\nb')), paragraph(text('c'))])
  })

  it('reads lists, with gaps, further lines and a first number', () => {
    expect(parseMarkdown('Do:\n- a\n\n- b\n  more\n3. c\n4. d\nEnd')).toEqual([
      paragraph(text('Do:')),
      { kind: 'list', start: null, items: [[text('a')], [text('b\nmore')]] },
      { kind: 'list', start: 3, items: [[text('c')], [text('d')]] },
      paragraph(text('End')),
    ])
  })

  it('takes a year at the beginning of a line for no list', () => {
    expect(parseMarkdown('It was in\n2026. Then')).toEqual([paragraph(text('It was in\n2026. Then'))])
  })

  it('reads fenced code as it is, to the end when the fence is open', () => {
    expect(parseMarkdown('a\n```js\n**x**\n\n- y\n```\nb\n```\nc')).toEqual([
      paragraph(text('a')),
      { kind: 'code', text: '**x**\n\n- y' },
      paragraph(text('b')),
      { kind: 'code', text: 'c' },
    ])
    expect(parseMarkdown('```x``` y')[0]?.kind).toBe('paragraph')
  })

  it.each(['# Title', '> quote', '![x](https://example.com/x.png)', '---', '| a | b |', '<b>x</b>'])(
    'shows %j literally but for an address',
    written => {
      const words = parseMarkdown(written).map(wordsOf).join('')
      expect(words.replace('x', written.startsWith('!') ? '[x](https://example.com/x.png)' : 'x')).toBe(
        written,
      )
    },
  )

  it('loses no letter and throws nothing, whatever is written', () => {
    const pieces = [
      '*',
      '**',
      '***',
      '`',
      '[',
      '](',
      ')',
      'https://e.x/',
      ' é ',
      ' ',
      '\n',
      '- ',
      '1. ',
      '```\n',
      ' ש ',
    ]
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    for (let round = 0; round < 3_000; round += 1) {
      const written = Array.from({ length: random(30) }, () => pieces[random(pieces.length)]).join('')
      const letters = (from: string) => from.replace(/[^éש]/g, '')
      expect(letters(parseMarkdown(written).map(wordsOf).join(''))).toBe(letters(written))
    }
  })

  it.each([
    '*',
    '**',
    '`',
    '[',
    '[a](',
    '](',
    '(',
    'https://e.x/',
    'https://e.x)',
    '*a ',
    '**a*',
    '- ',
    '1. a\n',
    '```\n',
    ' ',
    'mailto:',
  ])('reads 50 kB of %j in time that grows with the length alone', piece => {
    const written = piece.repeat(Math.ceil(50_000 / piece.length))
    expect(parseMarkdown(written)).toBeInstanceOf(Array)
  })
})
