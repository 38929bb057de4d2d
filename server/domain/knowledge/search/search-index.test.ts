import { describe, expect, it } from 'vitest'
import { CONFIDENCE_THRESHOLD, SNIPPET_MAX_LENGTH } from '#contract/constants/knowledge.ts'
import { articlesOf } from '#demo/articles/index.ts'
import type { SeedSubdomain } from '#demo/types.ts'
import { createLiveSearchIndex, createSearchIndex } from './search-index.ts'

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

  it.each(['acme', 'noor', 'clinic', 'app'] as const)(
    'is certain of an article of %s that is asked for word for word',
    subdomain => {
      const articles = publicArticlesOf(subdomain)
      const { search } = createSearchIndex(articles)
      for (const { slug, title, alternate_questions } of articles)
        for (const question of [title, ...alternate_questions]) {
          const hits = search(question.toUpperCase(), 3).filter(({ confidence }) => confidence > 0.9)
          expect(
            hits.map(({ article }) => article.slug),
            question,
          ).toContain(slug)
        }
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
      { slug: 'calendar', title: 'Share a calendar', body: 'Choose the calendar.', alternate_questions: [] },
    ])
    for (const question of ['pasword rest', 'reset my passwrod', 'passsword'])
      expect(best(index, question)?.article.slug, question).toBe('password')
    expect(best(index, 'downlaod invoices')?.article.slug).toBe('invoice')
    expect(best(index, 'opne')?.article.slug, 'without one run of four letters').toBe('invoice')
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
        for (const line of excerpt.split(/\n+/)) expect(text).toContain(line)
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

  it.each([
    ['of only stop words', 'how do I do that?'],
    ['of emoji', '🙂🙂 👍🏽'],
    ['of signs', '?!… ---'],
    ['of marks without letters', '\u0301\u05b0\u064e'],
  ])('is not sure about a question %s', (_case, question) => {
    expect(acme.search(question, 3).every(({ confidence }) => confidence < 0.5)).toBe(true)
  })

  it('answers from one article alone', () => {
    const index = createSearchIndex([
      {
        slug: 'returns',
        title: 'Return a lamp',
        body: 'Send it back within 30 days.',
        alternate_questions: [],
      },
    ])
    expect(best(index, 'How do I return a lamp?')).toMatchObject({ article: { slug: 'returns' } })
    expect(best(index, 'How do I return a lamp?')!.confidence).toBeGreaterThanOrEqual(CONFIDENCE_THRESHOLD)
    expect(best(index, 'Who won the cup?')?.confidence ?? 0).toBeLessThan(CONFIDENCE_THRESHOLD)
  })

  it.each(['Zorbla 69ce73aa5a1b', 'Aj4-kQ_x9 tlu-Wm', 'ሰላም ለዓለም'])(
    'answers the title of its only article, of whatever language: %s',
    title => {
      const index = createSearchIndex([{ slug: 'only', title, body: title, alternate_questions: [] }])
      expect(best(index, title)!.confidence).toBeGreaterThan(0.5)
    },
  )

  it('finds an article without a body, and one whose title is only stop words', () => {
    const index = createSearchIndex([
      { slug: 'empty', title: 'Opening hours', body: '', alternate_questions: [] },
      { slug: 'us', title: 'About us', body: 'We make lamps in Leeds.', alternate_questions: [] },
    ])
    expect(best(index, 'opening hours')).toMatchObject({ article: { slug: 'empty' }, excerpt: '', text: '' })
    expect(best(index, 'about us')).toMatchObject({ article: { slug: 'us' } })
  })

  it('reads of a question of 10,000 characters no more words than of one of 5,000', () => {
    const long = (length: number) =>
      Array.from({ length }, (_, i) => `word${i}x `)
        .join('')
        .slice(0, length)
    expect(acme.search(`refund ${long(10_000)}`, 1)).toEqual(acme.search(`refund ${long(5_000)}`, 1))
  })

  it.each([
    ['Chinese', '如何重置密码', 'zh'],
    ['Thai', 'รีเซ็ตรหัสผ่านอย่างไร', 'th'],
    ['German without umlauts', 'Passwort zurucksetzen', 'de'],
    ['Vietnamese without tones', 'dat lai mat khau', 'vi'],
  ])('finds an article in %s', (_language, question, slug) => {
    const article = (own: string, title: string, body: string) => ({
      slug: own,
      title,
      body,
      alternate_questions: [],
    })
    const index = createSearchIndex([
      article('zh', '重置您的密码', '打开设置，选择重置密码。'),
      article('zh-2', '下载发票', '打开账单，下载发票。'),
      article('th', 'รีเซ็ตรหัสผ่าน', 'เปิดการตั้งค่าแล้วเลือกรีเซ็ตรหัสผ่าน'),
      article('de', 'Passwort zurücksetzen', 'Öffnen Sie die Einstellungen.'),
      article('vi', 'Đặt lại mật khẩu', 'Mở phần cài đặt.'),
    ])
    expect(best(index, question)?.article.slug).toBe(slug)
  })
})

describe('createLiveSearchIndex', () => {
  const lamp = { slug: 'lamp', title: 'Return a lamp', body: 'Send it back.', alternate_questions: [] }
  const chair = { slug: 'chair', title: 'Return a chair', body: 'We fetch it.', alternate_questions: [] }
  const run = (pauses: Generator<void, void>) => {
    let count = 0
    while (!pauses.next().done) count++
    return count
  }
  const slugs = (index: typeof acme, question: string) =>
    index.search(question, 9).map(({ article }) => article.slug)

  it('follows articles that come, change and go', () => {
    const index = createLiveSearchIndex([lamp])
    run(index.change([lamp], []))
    run(index.change([chair], []))
    expect(slugs(index, 'return')).toHaveLength(2)
    run(index.change([{ ...chair, title: 'Assemble a stool' }], ['lamp']))
    expect(slugs(index, 'stool')).toEqual(['chair'])
    expect(slugs(index, 'lamp')).toEqual([])
    run(index.change([], ['chair', 'never']))
    expect(slugs(index, 'stool')).toEqual([])
  })

  it('ranks after changes as if made anew', () => {
    const articles = publicArticlesOf('acme')
    const changed = createLiveSearchIndex(articles)
    run(
      changed.change(
        articles.map(article => ({ ...article, body: 'old' })),
        [],
      ),
    )
    run(changed.change(articles, []))
    for (const { title } of articles) expect(slugs(changed, title)[0]).toBe(slugs(acme, title)[0])
    expect(changed.isWorn()).toBe(true)
  })

  it('pauses while it reads many articles, over several segments', () => {
    const many = Array.from({ length: 4_200 }, (_, i) => ({ ...lamp, slug: `lamp-${i}`, title: `Lamp ${i}` }))
    const index = createLiveSearchIndex(many)
    expect(run(index.change(many, []))).toBeGreaterThan(260)
    expect(slugs(index, 'lamp 4199')[0]).toBe('lamp-4199')
    expect(slugs(index, 'lamp 7')[0]).toBe('lamp-7')
    expect(index.bytes()).toBeGreaterThan(100_000)
  })

  it('finds, changes and removes what stands in segments that have become one', () => {
    const many = Array.from({ length: 16_400 }, (_, i) => ({
      ...lamp,
      slug: `l-${i}`,
      title: `Lamp ${i}`,
      body: '',
    }))
    const index = createLiveSearchIndex(many)
    run(index.change(many, []))
    for (const i of [0, 2_048, 16_383, 16_399]) expect(slugs(index, `lamp ${i}`)[0]).toBe(`l-${i}`)
    run(index.change([{ ...many[7]!, title: 'Lantern' }], ['l-2048']))
    expect(slugs(index, 'lantern')).toEqual(['l-7'])
    expect(slugs(index, 'lamp 7')).not.toContain('l-7')
    expect(slugs(index, 'lamp 2048')).not.toContain('l-2048')
  })
})

describe('reading one article', () => {
  const index = createLiveSearchIndex([])
  const article = (slug: string, body: string) => ({ slug, title: slug, body, alternate_questions: [] })
  const put = [
    article('parcels', 'Parcels take five days. A lost parcel is sent again. Returns are free.'),
    article('letters', 'Letters take two days. A lost letter is not sent again.'),
  ]
  for (const _pause of index.change(put, [])) {
    // No other work has to run in between.
  }

  it.each([
    ['what was lost?', 'A lost parcel is sent again.'],
    ['what do returns cost', 'Returns are free.'],
    ['zebrafish', 'Parcels take five days.'],
  ])('gives what it says on “%s”, with certainty', (question, words) => {
    const hit = index.read('parcels', question)!
    expect(hit.article.slug).toBe('parcels')
    expect(hit.excerpt).toContain(words)
    expect(hit.confidence).toBe(1)
  })

  it('gives nothing of one that is not there, or not any more', () => {
    expect(index.read('other', 'what was lost?')).toBeNull()
    for (const _pause of index.change([], ['letters'])) {
      // No other work has to run in between.
    }
    expect(index.read('letters', 'what was lost?')).toBeNull()
  })
})
