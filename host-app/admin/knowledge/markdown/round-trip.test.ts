import { describe, expect, it } from 'vitest'
import { RUNNING_MARKUP, TRICKY_TEXTS } from '#tests/security/xss-strings.ts'
import type { Document } from './document.ts'
import { readMarkdown } from './read-markdown.ts'
import { markTypes, paragraph, randomDocument, seeded, shapeOf, wordsOf } from './test-kit.ts'
import { keepsMarkdown, writeMarkdown } from './write-markdown.ts'

/** Texts that come back byte for byte. */
const SAME = [
  '# One\n\n## Two\n\n###### Six',
  '- a\n- b\n  - c\n    - d\n- e',
  '1. a\n   - b\n   - c\n2. d',
  '5. five\n6. six',
  '- a\n\n- b\n\n  a paragraph of it',
  '- - in a list in a list',
  '- a\n\n* another list\n\n- a third',
  '- ```\n  code first\n  ```',
  '```ts\nconst a = `x`\n\n\n<b> **not bold**\n```',
  '````\n```\nfences\n```\n````',
  '> ```\n> x\n> ```',
  '> a\n\n> another quote',
  '> q\n>\n> - a\n> - b',
  '| a | b |\n| :-- | --: |\n| 1 | **2** |\n| `x\\|y` | c\\|d |',
  '[t](https://example.com "title") and <https://example.com/a-b>',
  '[mail](mailto:ada@example.com) and [a path](/kb/a-path)',
  '[Foo](https://example.com/Foo_(bar)) [a **b** c](https://example.com) [`code`](https://example.com)',
  '![alt](https://example.com/x.png "t") in text ![](/y.png)',
  '[![alt](https://example.com/i.png)](https://example.com)',
  'one\\\ntwo',
  'שלום **עולם** `קוד`\n\nمرحبا *بالعالم*',
  '**a *b* c** ~~d~~ ***both*** **bold**text a*b*c ``a ` b``',
  '1\\. no list, # no heading, \\*no emphasis\\*, snake_case_name',
  'a\n\n---\n\nb',
  '# a # b \\#',
]

/** Texts that are written in another style, with the same meaning. */
const ALIKE = [
  'Heading\n===\n\nText\nin two lines',
  '    indented code',
  '* a\n+ b\n\n\n* c',
  '1) a\n2) b',
  'x&amp;y &lt;b&gt; &#169; &nbsp;',
  'a <b>x</b> c<br>d',
  '__a__ _b_ \n* * *\n',
  '**[a](https://example.com)** ada@example.com www.example.com',
  '** not bold ** a * b * c',
  '|a|\n|-|\n|x<br>y|',
  '- a\n\n  ```\n  code\n  ```\n- b',
  'a  \nb',
  '&copy; 2026 [there](#below)',
  '',
]

/** Texts that only the Markdown mode preserves. */
const MARKDOWN_ONLY = [
  '- [ ] a task',
  '<div>**x**</div>',
  '[a]: https://example.com',
  '[//]: # (a comment)',
  '[click](javascript:alert(1))',
  '![x](data:image/png;base64,AAAA)',
  '> '.repeat(30),
]

describe('the rich editor and Markdown [ADMIN-03]', () => {
  it.each(SAME)('gives back the same letters of %j', text => {
    expect(keepsMarkdown(text)).toBe(true)
    expect(writeMarkdown(readMarkdown(text).document)).toBe(text)
  })

  it.each(ALIKE)('gives back the same content of %j', text => {
    expect(keepsMarkdown(text)).toBe(true)
  })

  it.each(MARKDOWN_ONLY)('says that it cannot keep %j', text => {
    expect(keepsMarkdown(text)).toBe(false)
  })

  it.each([...RUNNING_MARKUP, ...TRICKY_TEXTS])('keeps or leaves alone %j', text => {
    const { document } = readMarkdown(text)
    expect(
      markTypes(document).filter(mark => mark.type === 'link' && !/^https:/.test(mark.attrs.href)),
    ).toEqual([])
    if (keepsMarkdown(text))
      expect(wordsOf(readMarkdown(writeMarkdown(document)).document)).toBe(wordsOf(document))
  })

  it.each([...RUNNING_MARKUP, ...TRICKY_TEXTS])('writes %j as the words that somebody typed', text => {
    expectKept({ type: 'doc', content: [paragraph([{ type: 'text', text }])] })
  })

  it('never loses a word of what can be typed, whatever its marks', () => {
    const random = seeded(20_261_121)
    for (let round = 0; round < 80; round++) expectKept(randomDocument(random))
  })
})

/** Expects the document to come back with all words and all blocks. */
function expectKept(document: Document): void {
  const text = writeMarkdown(document)
  const { document: again, missed } = readMarkdown(text)
  expect({ words: wordsOf(again), missed, shape: shapeOf(again) }, text).toEqual({
    words: wordsOf(document),
    missed: [],
    shape: shapeOf(document),
  })
}
