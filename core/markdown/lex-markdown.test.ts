import { describe, expect, it } from 'vitest'
import {
  MARKDOWN_DEPTH_MAX,
  MARKDOWN_LINES_MAX,
  MARKDOWN_UNMARKED_MAX,
} from '#contract/constants/text-limits.ts'
import { isTooComplex } from './lex-markdown.ts'

const stairs = (levels: number, mark = '- a') =>
  Array.from({ length: levels }, (_, at) => ' '.repeat(2 * at) + mark).join('\n')

describe('the limits of Markdown', () => {
  it.each([
    ['lists in lists', stairs(MARKDOWN_DEPTH_MAX), stairs(MARKDOWN_DEPTH_MAX + 1)],
    ['quotations in quotations', '>'.repeat(MARKDOWN_DEPTH_MAX), '>'.repeat(MARKDOWN_DEPTH_MAX + 1)],
    ['both in turn', '> - '.repeat(MARKDOWN_DEPTH_MAX / 2), `> ${'> - '.repeat(MARKDOWN_DEPTH_MAX / 2)}`],
    ['lists on one line', `${'- '.repeat(MARKDOWN_DEPTH_MAX)}a`, `${'- '.repeat(MARKDOWN_DEPTH_MAX + 1)}a`],
    ['lines', 'a\n\n'.repeat(MARKDOWN_LINES_MAX), 'a\n\n'.repeat(MARKDOWN_LINES_MAX + 1)],
    [
      'nested quotations that go on without marks',
      '>> a\nb\n\n'.repeat(MARKDOWN_UNMARKED_MAX),
      '>> a\nb\n\n'.repeat(MARKDOWN_UNMARKED_MAX + 1),
    ],
  ])('count %s', (_what, most, more) => {
    expect(isTooComplex(most)).toBe(false)
    expect(isTooComplex(more)).toBe(true)
  })

  it.each([
    ['steps with tabs', Array.from({ length: 30 }, (_, at) => `${'\t'.repeat(at)}1. a`).join('\n')],
    [
      'quotations whose lists go deeper',
      Array.from({ length: 30 }, (_, at) => `> ${'  '.repeat(at)}* a`).join('\n'),
    ],
    [
      'quotations with spaces now and then',
      Array.from({ length: 80 }, (_, at) => `${at % 2 ? '>>> ' : '> > > '}${'  '.repeat(at)}- a`).join('\n'),
    ],
  ])('see %s', (_what, text) => expect(isTooComplex(text)).toBe(true))

  it.each([
    ['a rule', '- '.repeat(50)],
    ['a rule in a list', `- a\n\n  ${'* '.repeat(50)}`],
    ['a long list', '- a\n  - b\n'.repeat(2_000)],
    ['code with deep indents', `\`\`\`\n${`${' '.repeat(200)}a\n`.repeat(50)}\`\`\``],
    ['arrows', 'a ----> b => c\n'.repeat(50)],
  ])('allow %s', (_what, text) => expect(isTooComplex(text)).toBe(false))
})
