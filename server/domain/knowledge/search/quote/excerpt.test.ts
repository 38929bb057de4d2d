import { describe, expect, it } from 'vitest'
import { CONFIDENCE_THRESHOLD, SNIPPET_MAX_LENGTH } from '#contract/constants/knowledge.ts'
import { createLiveSearchIndex, createSearchIndex } from '../search-index.ts'

const articleOf = (body: string, title = 'Table lamp') => ({
  slug: 'asked',
  title,
  body,
  alternate_questions: [],
})

/** What is quoted of an article with this text. */
function quote(question: string, body: string, title?: string) {
  const article = articleOf(body, title)
  const other = { slug: 'other', title: 'Invoices', body: 'An invoice is a PDF.', alternate_questions: [] }
  const [hit] = createSearchIndex([article, other]).search(question, 1)
  return hit!
}

const wordsOf = (text: string) => text.split(/\s+/).length
const FILLER = 'Dust is wiped off now and then.'

describe('an excerpt', () => {
  it('begins with the sentence that has the fact, and goes on with the next one', () => {
    const body = `${FILLER} The lamp needs a battery of nine volts. The battery is sold apart. ${FILLER}`
    expect(quote('Which battery of nine volts does the lamp need?', body).excerpt).toMatch(
      /^The lamp needs a battery of nine volts\. The battery is sold apart\./,
    )
  })

  it('begins with the sentence that the fact leans on', () => {
    const body = `${FILLER}\n\nThe club card is made for regulars. It also gives free shipping on returns.`
    expect(quote('Do I get free shipping on returns?', body).excerpt).toBe(
      'The club card is made for regulars. It also gives free shipping on returns.',
    )
  })

  it('begins with the paragraph before, where a paragraph leans on it', () => {
    const body = 'We email you a tracking link.\n\nIt shows the first scan of the carrier within 12 hours.'
    expect(quote('When is the first scan of the carrier?', body).excerpt).toBe(body)
  })

  it('begins with the first sentence of the article even if it leans on the title', () => {
    const asked = 'Do penguins have knees?'
    const short = quote(asked, 'It says so on the blue card.', asked)
    expect(short).toMatchObject({ excerpt: 'It says so on the blue card.' })
    expect(short.confidence).toBeGreaterThanOrEqual(CONFIDENCE_THRESHOLD)
    expect(quote('Do I get a lamp?', '## Lamps\n\nThey come with the club card.').excerpt).toBe('')
  })

  it('never has an ellipsis: sentences that stand apart are paragraphs of their own', () => {
    const body = `The warranty lasts for five years. ${FILLER} ${FILLER} Batteries have nine volts.`
    const { excerpt } = quote('How long is the warranty, and which batteries?', body)
    expect(excerpt).toBe('The warranty lasts for five years.\n\nBatteries have nine volts.')
  })

  it('quotes no heading, but finds what stands below it by its words', () => {
    const body = `${FILLER}\n\n## Cleaning a lampshade\n\nUse a soft brush. Never use water.`
    const { excerpt, text } = quote('How do I clean the lampshade?', body)
    expect(excerpt).toBe('Use a soft brush. Never use water.')
    expect(text).toContain('## Cleaning a lampshade\n\nUse a soft brush.')
  })

  it('takes the title for the heading of the beginning', () => {
    const body = `Come to any desk with an ID. The making takes a minute.\n\n## Children\n\nA parent signs for the card.`
    expect(quote('how to get a library card', body, 'How to get a library card').excerpt).toMatch(
      /^Come to any desk/,
    )
  })

  it('is the only sentence of an article of one', () => {
    const body = 'The lamp needs a battery.'
    expect(quote('battery', body)).toMatchObject({ excerpt: body, text: body })
  })

  it('is the beginning where the question is the title, however often its words come again', () => {
    const body = [
      'To reset a password you forgot, press Forgot password on the sign-in page. The link works once.\n\n',
      'If your company uses single sign-on, there is no password to reset. Ask your own team to reset the password.',
    ].join('')
    expect(quote('How do I reset my password?', body, 'Reset your password').excerpt).toContain(
      'press Forgot password',
    )
  })

  it('has at most about 60 words of running text', () => {
    const body = Array.from(
      { length: 30 },
      (_, i) => `The lamp number ${i} has a battery of nine volts.`,
    ).join(' ')
    const words = wordsOf(quote('Which battery has the lamp?', body).excerpt)
    expect(words).toBeLessThanOrEqual(60)
  })

  it('gives more of the section where the sentence says little of the question', () => {
    const body = 'A lamp can be returned.\n\nSend it in its box.\n\n## Repairs\n\nWe repair everything.'
    const question =
      'My grandmother gave me a lamp last Christmas and sadly nobody here wants to keep that ugly thing'
    expect(quote(question, body).excerpt).toBe('A lamp can be returned.\n\nSend it in its box.')
  })

  it('does not end with a sentence that points at a list below the next heading', () => {
    const body =
      'If the lamp stays dark, look at the signal first. The list below says what to do for each signal.\n\n## Signals\n\n- One flash: charge it.\n- Two flashes: write to us.'
    expect(quote('the lamp stays dark', body).excerpt).toBe(
      'If the lamp stays dark, look at the signal first.',
    )
  })

  it('does not end with a question, or with the announcement of what is left out', () => {
    const body =
      'The battery has nine volts. Did you lose the battery cover? Order one.\n\nThe battery comes with:\n'
    const { excerpt } = quote('battery volts', body)
    expect(excerpt).not.toMatch(/[?:]$/)
  })
})

describe('an excerpt for a visitor who was told something before', () => {
  const read = (body: string, question: string, saidBefore: string) => {
    const index = createLiveSearchIndex([articleOf(body)])
    for (const _pause of index.change([articleOf(body)], [])) {
      // No other work has to run in between.
    }
    return index.read('asked', question, saidBefore)!.excerpt
  }
  const FIRST = 'The lamp has a warranty of five years.'
  const NEXT = 'It also covers the shade.'

  it('is rather something else', () => {
    const body = `${FIRST}\n\n## Claims\n\nA warranty claim needs a bill.`
    expect(read(body, 'is there a warranty on the lamp?', '')).toMatch(/^The lamp has/)
    expect(read(body, 'is there a warranty?', `**${FIRST}**`)).toBe('A warranty claim needs a bill.')
  })

  it('goes on from there without telling it again', () =>
    expect(read(`${FIRST} ${NEXT}`, 'is the shade covered by the warranty', FIRST)).toBe(NEXT))

  it('is what follows, where nothing is asked', () => {
    const body = `${FIRST} ${NEXT}\n\n## Claims\n\nTo make a claim:\n\n1. Find the bill.\n2. Write to us.`
    expect(read(body, '', FIRST)).toBe(NEXT)
    expect(read(body, '', NEXT)).toBe('To make a claim:\n\n1. Find the bill.\n2. Write to us.')
    expect(read(body, '', body)).toBe('')
    expect(read(body, '', 'Nothing of this article.')).toBe('')
  })

  it('takes no short sentence for told because its letters stand within other words', () =>
    expect(
      read('Yes. The lamp has a plug.', 'does the lamp have a plug', 'In the eyes of all it shines.'),
    ).toMatch(/^Yes\./))

  it('is the same where the article says nothing else', () =>
    expect(read(FIRST, 'how long is the warranty', FIRST)).toBe(FIRST))
})

describe('an excerpt of a list', () => {
  const steps = Array.from({ length: 7 }, (_, i) => `${i + 1}. Press the button number ${i + 1} of the lamp.`)

  it('gives a procedure whole, below the sentence that announces it', () => {
    const body = `${FILLER}\n\n## Reset\n\nTo reset the lamp:\n\n${steps.join('\n')}\n\n${FILLER}`
    expect(quote('How do I reset the lamp?', body).excerpt).toBe(`To reset the lamp:\n\n${steps.join('\n')}`)
  })

  it('gives the steps that lead to the one that matters where a procedure is long', () => {
    const long = Array.from(
      { length: 30 },
      (_, i) => `${i + 1}. Press the button with the number ${i + 1} now.`,
    )
    long[25] = '26. Tighten the screws of the lampshade.'
    const { excerpt } = quote('How do I tighten the screws of the lampshade?', long.join('\n'))
    expect(excerpt).toContain('26. Tighten')
    expect(excerpt).toMatch(/^\d+\. Press/)
    expect(wordsOf(excerpt)).toBeLessThanOrEqual(140)
  })

  it('gives of many facts those that matter, as a list below its announcement', () => {
    const facts = [
      'It has no charge',
      'Its cable is torn',
      'The bulb is broken, so order a new bulb',
      'The fuse is out',
    ]
    const items = facts.map(fact => `- ${fact}${' and more words to read'.repeat(4)}.`)
    const { excerpt } = quote(
      'the bulb is broken',
      `A lamp that stays dark has one of these causes:\n\n${items.join('\n')}`,
    )
    expect(excerpt).toMatch(/^A lamp that stays dark has one of these causes:\n\n- /)
    expect(excerpt).toContain('- The bulb is broken')
    expect(excerpt).not.toContain('fuse')
  })

  it('writes a single item without its mark', () => {
    const body = '- Lamps are sent by post.\n- Gift cards are sent by email, at no charge.\n'
    expect(quote('Are gift cards sent by email?', body).excerpt).toMatch(
      /^Gift cards are sent by email|^- Lamps/,
    )
  })

  it('gives the row of a table that answers, with the names of its columns', () => {
    const rows = Array.from(
      { length: 12 },
      (_, i) => `| Lamp model ${i} with a very long name | €${i} | ${i} kg of weight |`,
    )
    const body = `| Plan | Price | Weight |\n|---|---|---|\n${rows.join('\n')}\n| Floodlight | €99 | 7 kg |`
    expect(quote('price of the floodlight', body).excerpt).toContain(
      'Plan: Floodlight; Price: €99; Weight: 7 kg',
    )
  })

  it('gives the code that a sentence announces', () => {
    const body = 'To embed the lamp, paste this tag:\n\n```html\n<lamp></lamp>\n```\n\nIt needs nothing else.'
    expect(quote('How do I embed the lamp?', body).excerpt).toBe(
      'To embed the lamp, paste this tag:\n\n```html\n<lamp></lamp>\n```',
    )
  })
})

describe('an excerpt prefers what is asked for', () => {
  it.each([
    [
      'an amount',
      'How much is shipping of a lamp?',
      'Shipping of a lamp is easy.',
      'Shipping of a lamp is €4.',
    ],
    [
      'a time',
      'When is shipping of a lamp done?',
      'Shipping of a lamp is easy.',
      'Shipping of a lamp is done in 3 days.',
    ],
    [
      'a yes or no',
      'Is shipping of a lamp to Rome possible?',
      'A lamp and its shipping to Rome make people happy.',
      'Shipping of a lamp to Rome is not offered.',
    ],
    [
      'a time, in German',
      'Wann ist der Versand da?',
      'Der Versand ist einfach.',
      'Der Versand ist in 3 Tagen da.',
    ],
  ])('%s', (_kind, question, other, wanted) => {
    const sections = [other, wanted].map((text, i) => `## Part ${i}\n\n${text}`)
    expect(quote(question, sections.join('\n\n'), 'Help').excerpt).toBe(wanted)
  })
})

describe('the text around an excerpt', () => {
  const body = Array.from({ length: 60 }, (_, i) => `Lamp number ${i} ${'x'.repeat(1 + (i % 7))} ends.`)

  it.each([0, 1, 20, 40, 58, 59])(
    'has at most 1,200 characters of whole sentences around sentence %i',
    at => {
      const marked = body.with(at, 'Only this one has a zeppelin.')
      const { text, excerpt } = quote('zeppelin', marked.join(' '))
      expect(text).toContain(excerpt)
      expect(text.length).toBeLessThanOrEqual(SNIPPET_MAX_LENGTH)
      expect(text.length).toBeGreaterThan(1_100)
      expect(marked.join(' ')).toContain(text)
    },
  )

  it('keeps lists and headings', () => {
    const markdown = 'The lamp.\n\n## Parts\n\n- A bulb\n- A cable'
    expect(quote('lamp', markdown).text).toBe(markdown)
  })

  it('cuts a sentence that is longer than that', () => {
    expect(quote('lamp', `lamp ${'a'.repeat(2_000)}`).text).toHaveLength(SNIPPET_MAX_LENGTH)
  })
})
