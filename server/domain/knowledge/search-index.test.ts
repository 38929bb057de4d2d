import { describe, expect, it } from 'vitest'
import { CONFIDENCE_THRESHOLD, SNIPPET_MAX_LENGTH } from '#contract/constants/knowledge.ts'
import { articlesOf } from '#server/seed/articles/index.ts'
import type { SeedSubdomain } from '#server/seed/types.ts'
import { createSearchIndex } from './search-index.ts'

function publicArticlesOf(subdomain: SeedSubdomain) {
  return articlesOf(subdomain).filter(
    ({ status, visibility }) => status === 'published' && visibility === 'public',
  )
}

/** Shares of the alternate questions whose own article comes first, and is sure enough. */
function sharesOf(subdomain: SeedSubdomain) {
  const articles = publicArticlesOf(subdomain)
  const { search } = createSearchIndex(articles)
  const answers = articles.flatMap(({ slug, alternate_questions }) =>
    alternate_questions.map(question => ({ slug, best: search(question, 1)[0] })),
  )
  const share = (list: readonly unknown[]) => list.length / answers.length
  return {
    right: share(answers.filter(({ slug, best }) => best?.article.slug === slug)),
    sure: share(answers.filter(({ best }) => best && best.confidence >= CONFIDENCE_THRESHOLD)),
  }
}

const acme = createSearchIndex(publicArticlesOf('acme'))
const noor = createSearchIndex(publicArticlesOf('noor'))
const best = (index: typeof acme, question: string) => index.search(question, 1)[0]

describe('search', () => {
  it.each(['acme', 'noor', 'clinic', 'app'] as const)(
    'finds the article of nearly every alternate question of %s',
    subdomain => {
      const { right, sure } = sharesOf(subdomain)
      expect(right).toBeGreaterThanOrEqual(0.9)
      expect(sure).toBeGreaterThanOrEqual(0.9)
    },
  )

  it.each([
    ['acme', acme, publicArticlesOf('acme')],
    ['noor', noor, publicArticlesOf('noor')],
  ] as const)('finds nearly every article of %s by its title', (_company, index, articles) => {
    const right = articles.filter(({ title, slug }) => best(index, title)?.article.slug === slug)
    expect(right.length / articles.length).toBeGreaterThanOrEqual(0.9)
  })

  it.each([
    'What is the capital of France?',
    'Who won the football world cup?',
    'Write me a poem about the sea',
    'What is the recipe for lasagne?',
    'zzzz qqqq xxxx',
  ])('is not sure about %s', question => {
    expect(best(acme, question)?.confidence ?? 0).toBeLessThan(CONFIDENCE_THRESHOLD)
  })

  it.each(['מי ניצח במונדיאל?', 'ما هي عاصمة فرنسا؟'])('is not sure about %s in noor', question => {
    expect(best(noor, question)?.confidence ?? 0).toBeLessThan(CONFIDENCE_THRESHOLD)
  })

  it.each([
    ['כמה עולה משלוח מהיר?', 'delivery-he'],
    ['איך מחזירים מוצר שקניתי?', 'returns-he'],
    ['אפשר לשלם בתשלומים חודשיים?', 'payment-he'],
  ])('answers the Hebrew question %s', (question, slug) => {
    const hit = best(noor, question)!
    expect(hit.article.slug).toBe(slug)
    expect(hit.confidence).toBeGreaterThanOrEqual(CONFIDENCE_THRESHOLD)
  })

  it('answers Arabic questions from Arabic articles', () => {
    const arabic = articlesOf('noor').filter(({ language }) => language === 'ar')
    const questions = arabic.flatMap(({ slug, alternate_questions }) =>
      alternate_questions.map(question => ({ slug, question })),
    )
    const right = questions.filter(({ slug, question }) => best(noor, question)?.article.slug === slug)
    expect(right.length / questions.length).toBeGreaterThanOrEqual(0.9)
  })

  it('forgives typing errors', () => {
    const index = createSearchIndex([
      {
        slug: 'password',
        title: 'Reset your password',
        body: 'Press Forgot password.',
        alternate_questions: [],
      },
      { slug: 'invoice', title: 'Download an invoice', body: 'Open Billing.', alternate_questions: [] },
      { slug: 'calendar', title: 'Share a calendar', body: 'Open the calendar.', alternate_questions: [] },
    ])
    for (const question of ['pasword rest', 'reset my passwrod', 'passsword'])
      expect(best(index, question)?.article.slug, question).toBe('password')
    expect(best(index, 'downlaod invoices')?.article.slug).toBe('invoice')
  })

  it('keeps confidence within 0 and 1, the best first, and texts short', () => {
    const questions = publicArticlesOf('acme').flatMap(({ title, alternate_questions }) => [
      title,
      `${title} ${title}`,
      ...alternate_questions,
    ])
    for (const question of [...questions, '', '?', 'the', 'a'.repeat(5_000)]) {
      for (const { confidence, text, excerpt } of acme.search(question, 3)) {
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
        expect(text.length).toBeLessThanOrEqual(SNIPPET_MAX_LENGTH)
        expect(text).toContain(excerpt)
      }
    }
  })

  it('gives no more hits than asked for, and none without articles', () => {
    expect(acme.search('How do I change my plan?', 3)).toHaveLength(3)
    expect(createSearchIndex([]).search('anything', 3)).toEqual([])
    expect(acme.search('', 3)).toEqual([])
  })

  it('finds an article by a question that only stands beside it', () => {
    const index = createSearchIndex([
      {
        slug: 'a',
        title: 'Plans',
        body: 'All about plans.',
        alternate_questions: ['Is there a free trial?'],
      },
      { slug: 'b', title: 'Users', body: 'All about users.', alternate_questions: [] },
    ])
    expect(best(index, 'free trial')).toMatchObject({ article: { slug: 'a' }, excerpt: 'All about plans.' })
  })
})
