/** Searches a small knowledge base: which quotes are found, given the conversation so far. */
import { describe, expect, it } from 'vitest'
import { createLiveSearchIndex } from '../../search/search-index.ts'
import { isSure } from '../answer-notes.ts'
import type { Turn } from './conversation-so-far.ts'
import type { AskSearch } from './find-passages.ts'
import { asksOfEnding, findQuotes, tellsOfEnding } from './find-quotes.ts'

const ARTICLES = [
  {
    slug: 'phones',
    title: 'Which phones can I use?',
    body: 'The app runs on an iPhone with iOS 16 or newer.\n\nOn Android it needs version 11.',
  },
  {
    slug: 'parking',
    title: 'Where can I park?',
    body: 'There are ten parking spaces behind the house. They are free.',
  },
  {
    slug: 'breakfast',
    title: 'When is breakfast?',
    body: 'Breakfast is from 7 to 10. It costs €12 a person.',
  },
  { slug: 'pets', title: 'Can I bring my dog?', body: 'Dogs are welcome. We charge €8 a night for each.' },
  {
    slug: 'checkout',
    title: 'Check-out',
    body: 'Please leave the room by 11 am. Your luggage can stay at the desk.',
  },
  {
    slug: 'towels',
    title: 'Towels and sheets',
    body: 'Fresh towels are brought every day, sheets every third day.',
  },
].map(article => ({ ...article, alternate_questions: [], language: 'en' }))

const index = indexOf(ARTICLES)
const search = searchOf(ARTICLES)

function indexOf(articles: typeof ARTICLES) {
  const made = createLiveSearchIndex(articles)
  for (const _pause of made.change(articles, [])) {
    // No other work has to run in between.
  }
  return made
}
function searchOf(articles: typeof ARTICLES): AskSearch {
  const made = indexOf(articles)
  return async (query, limit, within) => {
    if (within === undefined) return made.search(query, limit)
    const hit = made.read(within.slug, query, within.saidBefore)
    return hit ? [hit] : []
  }
}
const said = (...turns: readonly (string | Turn)[]): Turn[] =>
  turns.map(turn => (typeof turn === 'string' ? { sender_type: 'visitor', content: turn } : turn))
const answered = (slug: string): Turn => ({
  sender_type: 'ai',
  content: 'The answer.',
  meta: { citations: [{ slug, title: slug }] },
})
const quoted = (...turns: readonly (string | Turn)[]) => quotedFrom(ARTICLES, ...turns)
async function quotedFrom(articles: typeof ARTICLES, ...turns: readonly (string | Turn)[]) {
  const { parts } = await findQuotes(searchOf(articles), said(...turns))
  return parts.map(([best]) =>
    best && isSure(best) ? { slug: best.article.slug, excerpt: best.excerpt } : undefined,
  )
}

describe('what is quoted', () => {
  it('is what the question finds', async () =>
    expect(await quoted('when is breakfast')).toMatchObject([{ slug: 'breakfast' }]))

  it('is what the message itself asks, in the article spoken of before', async () => {
    const [phone] = await quoted('which phones can I use?', answered('phones'), 'and on android?')
    expect(phone!.slug).toBe('phones')
    expect(phone!.excerpt).toContain('On Android it needs version 11.')
  })

  it('is what a message asks on about the article spoken of before, without a sign that it does', async () => {
    const [phone] = await quoted(
      'which phones can I use?',
      answered('phones'),
      'what version does my android need',
    )
    expect(phone!.slug).toBe('phones')
  })

  it.each([
    ['most', ['hammer'], 'phones'],
    ['few', ['hammer', 'shower', 'door'], 'towels'],
  ])(
    'is of the article spoken of before or not, where it has %s of the words',
    async (_share, missing, slug) => {
      const [towels] = index.search('towels', 1)
      const [phones] = index.search('phones', 1)
      const scripted: AskSearch = async (query, _limit, within) => {
        if (within !== undefined) return [{ ...phones!, missingWords: missing }]
        return query.includes('phones')
          ? [{ ...phones!, likelihood: 0.9 }]
          : [{ ...towels!, likelihood: 0.1 }]
      }
      const turns = said('phones?', answered('phones'), 'version android needs hammer shower door')
      const { parts } = await findQuotes(scripted, turns)
      expect(parts[0]![0]!.article.slug).toBe(slug)
    },
  )

  it('is of an article that was suggested, where the message asks on about it', async () => {
    const suggested: Turn = {
      sender_type: 'ai',
      content: 'Perhaps?',
      meta: { articles: [{ slug: 'breakfast', title: 'When is breakfast?' }] },
    }
    const [breakfast] = await quoted(
      'what of the food in the mornings, breakfast',
      suggested,
      'what does it cost',
    )
    expect(breakfast).toMatchObject({ slug: 'breakfast', excerpt: expect.stringContaining('€12') })
  })

  it('is not what was told before, where the article says more', async () => {
    const saidBefore: Turn = {
      ...answered('breakfast'),
      content: 'Breakfast is from 7 to 10. It costs €12 a person.',
    }
    const longer = ARTICLES.map(article =>
      article.slug === 'breakfast'
        ? { ...article, body: `${article.body}\n\nChildren pay half at breakfast.` }
        : article,
    )
    const [breakfast] = await quotedFrom(
      longer,
      'when is breakfast',
      saidBefore,
      'and for children at breakfast?',
    )
    expect(breakfast).toEqual({ slug: 'breakfast', excerpt: 'Children pay half at breakfast.' })
  })

  it('is never how to end something, unasked; where the visitor speaks of it, it is', async () => {
    const articles = [
      ...ARTICLES,
      {
        slug: 'cancel',
        title: 'Cancel your booking',
        body: 'Press Cancel to cancel your booking and its mails.',
        alternate_questions: [],
        language: 'en',
      },
    ]
    const asking = async (message: string) => {
      const { parts } = await findQuotes(searchOf(articles), said(message))
      return parts[0]!.filter(({ likelihood }) => likelihood >= 0.4).map(({ article }) => article.slug)
    }
    expect(await asking('booking mails too many')).toEqual([])
    expect(await asking('cancel booking mails')).toEqual(['cancel'])
  })

  it('is another article where the message tells what it is about', async () =>
    expect(
      await quoted('when is breakfast', answered('breakfast'), 'ok and where can I park my car?'),
    ).toMatchObject([{ slug: 'parking' }]))

  it('is of the article that a short question finds by itself', async () =>
    expect(await quoted('when is breakfast', answered('breakfast'), 'can I bring my dog?')).toMatchObject([
      { slug: 'pets' },
    ]))

  it('is nothing without a number where one is asked for', async () => {
    const { parts } = await findQuotes(search, said('how much are fresh towels'))
    expect(parts[0]!.map(({ article, likelihood }) => [article.slug, likelihood < 0.4])).toContainEqual([
      'towels',
      true,
    ])
    expect(await quoted('fresh towels')).toMatchObject([{ slug: 'towels' }])
  })

  it('is of the article that has more words of the message, though it leans on the one before', async () =>
    expect(
      await quoted('when is breakfast', answered('breakfast'), 'and can my dog be there?'),
    ).toMatchObject([{ slug: 'pets' }]))

  it('is what the article says next, where a message only asks to go on', async () => {
    const saidBefore: Turn = {
      ...answered('phones'),
      content: 'The app runs on an iPhone with iOS 16 or newer.',
    }
    expect(await quoted('which phones can I use?', saidBefore, 'and then?')).toEqual([
      { slug: 'phones', excerpt: 'On Android it needs version 11.' },
    ])
  })

  it('is of the article that a follow-up names by its title', async () =>
    expect(await quoted('can I bring my dog?', answered('pets'), 'and towels?')).toMatchObject([
      { slug: 'towels' },
    ]))

  it('is the kind of fact that a follow-up asks for, though it shares no word with the article', async () => {
    const [breakfast] = await quoted('what about breakfast', answered('breakfast'), 'and how much is that?')
    expect(breakfast).toMatchObject({ slug: 'breakfast', excerpt: expect.stringContaining('€12') })
  })

  it.each([
    ['When is breakfast, and where can I park?', false],
    ['When is breakfast, and where can I moor a zeppelin?', true],
    ['when is breakfast', false],
  ])('tells whether a part of the question is left: %s', async (message, leavesPart) =>
    expect((await findQuotes(search, said(message))).leavesPart).toBe(leavesPart),
  )

  it('is one of an article for each part of the question', async () =>
    expect(await quoted('When is breakfast, and where can I park?')).toMatchObject([
      { slug: 'breakfast' },
      { slug: 'parking' },
    ]))

  it('is not the same again where it was no help: other articles are there to choose from', async () => {
    const { parts, hits } = await findQuotes(
      search,
      said('can I bring my dog to breakfast', answered('pets'), 'that did not help'),
    )
    expect(hits.map(({ article }) => article.slug)).not.toContain('pets')
    expect(parts[0]!.every(({ likelihood }) => likelihood < 0.4)).toBe(true)
  })

  it('is none of what was suggested, where the visitor says no to it', async () => {
    const suggested: Turn = {
      sender_type: 'ai',
      content: 'Perhaps?',
      meta: { articles: [{ slug: 'pets', title: 'Can I bring my dog?' }] },
    }
    const { hits } = await findQuotes(search, said('can I bring my dog to breakfast', suggested, 'no'))
    expect(hits.map(({ article }) => article.slug)).toContain('breakfast')
    expect(hits.map(({ article }) => article.slug)).not.toContain('pets')
  })

  it('is what the last question of a long message asks', async () => {
    const long =
      'Hello! We come on Friday with two children and my mother, who has been to your house before and liked it a lot. My husband drives. Where can I park?'
    expect(await quoted(long)).toMatchObject([{ slug: 'parking' }])
  })
})

it.each([
  'Cancel your plan',
  'How to delete an account',
  'Vertrag kündigen',
  'Supprimer un compte',
  'ביטול הזמנה',
  'حذف الحساب',
])('an article of ending something is known: %s', title => expect(tellsOfEnding(title)).toBe(true))

it.each(['Change your plan', 'Remove a person from a shift', 'What is in the box'])(
  'another is not: %s',
  title => expect(tellsOfEnding(title)).toBe(false),
)

it.each([
  'cancle my oder',
  'remove my account',
  'we want to stop using you',
  'how do I get rid of this',
  'ich will aufhören',
  'لإنهاء الاشتراك',
])('a visitor who wishes it is heard: %s', message => expect(asksOfEnding(message)).toBe(true))

it.each(['where do I turn that off', 'too many mails', 'how much is it'])(
  'one who does not, is not: %s',
  message => expect(asksOfEnding(message)).toBe(false),
)
