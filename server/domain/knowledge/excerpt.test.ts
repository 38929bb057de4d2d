import { describe, expect, it } from 'vitest'
import { createSearchIndex } from './search-index.ts'

const FIRST = 'The lamp needs a battery of nine volts.'
const SECOND = 'Its warranty lasts for five years.'
const FILLER = 'Dust is wiped off now and then.'
const QUESTION = 'Which battery does it need, and how long is the warranty?'

/** What is quoted of an article with these sentences. */
function quote(question: string, sentences: readonly string[], title = 'Table lamp') {
  const article = { slug: 'asked', title, body: sentences.join(' '), alternate_questions: [] }
  const other = { slug: 'other', title: 'Invoices', body: 'An invoice is a PDF.', alternate_questions: [] }
  return createSearchIndex([article, other]).search(question, 1)[0]!
}

describe('an excerpt', () => {
  it('is the two sentences that answer together, though others stand between them', () => {
    const { excerpt, text } = quote(QUESTION, [FILLER, FIRST, FILLER, FILLER, SECOND, FILLER])
    expect(excerpt).toBe(`${FIRST} … ${SECOND}`)
    expect(text).toContain(FIRST)
    expect(text).toContain(SECOND)
  })

  it.each([
    ['five sentences further on', 4, `${FIRST} … ${SECOND}`],
    ['not six', 5, `${FIRST} ${FILLER}`],
  ])('takes a second one %s', (_case, between, expected) => {
    const fillers = Array.from({ length: between }, () => FILLER)
    expect(quote(QUESTION, [FIRST, ...fillers, SECOND]).excerpt).toBe(expected)
  })

  it('goes on with the next sentence where one further on only says the same again', () => {
    const again = 'A battery of nine volts is all that the lamp needs.'
    const { excerpt } = quote('Which battery does the lamp need?', [FIRST, FILLER, FILLER, again])
    expect(excerpt).toBe(`${FIRST} ${FILLER}`)
  })

  it('quotes no heading, but finds what stands below it by its words', () => {
    const body = [FILLER, '\n\n## Cleaning a lampshade\n\n', 'Use a soft brush.', ' Never use water.']
    const { excerpt, text } = quote('How do I clean the lampshade?', body)
    expect(excerpt).toBe('Use a soft brush. Never use water.')
    expect(text).toContain('Cleaning a lampshade')
  })

  it('puts no two sentences together of which the text has room for one only', () => {
    const long = `${FILLER.slice(0, -1)}, ${'and again, '.repeat(120)} in the end.`
    const { excerpt, text } = quote(QUESTION, [FILLER, FIRST, long, SECOND])
    expect(excerpt).not.toContain('…')
    expect(text.startsWith(excerpt.slice(0, 100))).toBe(true)
  })

  it('is the only sentence of an article of one', () => {
    expect(quote(QUESTION, [FIRST])).toMatchObject({ excerpt: FIRST, text: FIRST })
  })

  it('is the beginning where the question is the title, however often its words come again', () => {
    const body = [
      'To reset a password you forgot, press Forgot password on the sign-in page. The link works once.\n\n',
      'If your company uses single sign-on, there is no password to reset. Ask your own team to reset the password.',
    ]
    expect(quote('How do I reset my password?', body, 'Reset your password').excerpt).toContain(
      'press Forgot password',
    )
  })
})
