import { describe, expect, it } from 'vitest'
import { articlesOf } from '#demo/articles/index.ts'
import type { Block, Document } from './document.ts'
import { keepSource } from './keep-source.ts'
import { lex, readMarkdown } from './read-markdown.ts'

/** Markdown in a style that differs from the editor's own. */
const OTHER_STYLE = `

Heading
===
A line right below, wrapped
over two lines\u0020\u0020
and a hard break.


* one with _emphasis_ and __strength__
* two
    * nested

+ another list

Write to <ada@example.com> or bob@example.com, see https://example.com.
A second line.

| a|b |
|-|:-:|
| 1 | x\\|y|

~~~js
const x = '*'
~~~

1) first
2) second

> a quote
goes on lazily

&copy; 2026 \\* \\# done \\_
***
`

/** Returns the document with one word replaced by another. */
function withWord(document: Document, word: string, other: string): Document {
  const change = (key: string, value: unknown) =>
    key === 'text' && typeof value === 'string' ? value.replace(word, other) : value
  return JSON.parse(JSON.stringify(document), change)
}
const edited = (text: string, word: string, other: string) =>
  keepSource(text)(withWord(readMarkdown(text).document, word, other))

const bodies = (['acme', 'noor', 'clinic', 'app'] as const).flatMap(subdomain =>
  articlesOf(subdomain).map(({ slug, body }) => [`${subdomain}/${slug}`, body] as const),
)

describe('an untouched article [ADMIN-03]', () => {
  it.each([...bodies, ['another style', OTHER_STYLE] as const])('%s stays as it is', (_, body) => {
    expect(keepSource(body)(readMarkdown(body).document)).toBe(body)
  })
})

describe('an article with one changed word [ADMIN-03]', () => {
  it.each(bodies)('%s differs from its source by that word alone', (_, body) => {
    for (const word of wordsThatStandOnce(body))
      expect(edited(body, word, `${word}changed`)).toBe(body.replace(word, `${word}changed`))
  })

  it.each([
    'Heading',
    'wrapped',
    'hard',
    'emphasis',
    'strength',
    'nested',
    'another',
    'Write',
    'second line',
    'const',
    'first',
    'quote',
    'lazily',
    'done',
  ])('keeps line breaks, markers, escapes and addresses beside %j', word => {
    expect(edited(OTHER_STYLE, word, 'changed')).toBe(OTHER_STYLE.replace(word, 'changed'))
  })

  it('keeps the line ends of Windows', () => {
    expect(edited('a *b*\r\nc\r\n\r\n* d\r\n', 'd', 'e')).toBe('a *b*\r\nc\r\n\r\n* e\r\n')
  })
})

describe('an article with a changed block [ADMIN-03]', () => {
  const { content } = readMarkdown(OTHER_STYLE).document
  const write = (blocks: readonly Block[]) => keepSource(OTHER_STYLE)({ type: 'doc', content: blocks })
  const fresh: Block = { type: 'paragraph', content: [{ type: 'text', text: 'Fresh.' }] }

  it.each(content.map((_, index) => index))('keeps all others when block %i is replaced', index => {
    const text = write(content.with(index, fresh))
    expectBlocks(text, source => source.with(index, 'Fresh.'))
  })

  it.each(content.map((_, index) => index))('keeps all others when block %i is removed', index => {
    expectBlocks(write(content.toSpliced(index, 1)), source => source.toSpliced(index, 1))
  })

  it.each(content.map((_, index) => index))('keeps all when a block is added before block %i', index => {
    expectBlocks(write(content.toSpliced(index, 0, fresh)), source => source.toSpliced(index, 0, 'Fresh.'))
  })

  function expectBlocks(text: string, change: (source: string[]) => string[]): void {
    const blocksOf = (markdown: string) =>
      (lex(markdown) ?? []).map(({ raw }) => raw.trim()).filter(raw => raw !== '')
    expect(blocksOf(text)).toEqual(change(blocksOf(OTHER_STYLE)))
  }
})

/** Returns some words of letters that occur exactly once in the text, and not inside other words. */
function wordsThatStandOnce(body: string): string[] {
  const words = body.replace(/\S+@\S+/g, '').match(/\p{L}+/gu) ?? []
  const once = words.filter(word => word.length > 3 && body.split(word).length === 2)
  return once.filter((_, index) => index % 12 === 0)
}
