import { describe, expect, it } from 'vitest'
import { BUILT_ORIGIN } from '#contract/constants/site.ts'
import type { ArticlePage, Closing, Page, SitePath } from './content/page.ts'
import { ancestorsOf, structuredData } from './entry-server.tsx'

const closing: Closing = { heading: 'End', text: 'Bye.' }
const head = { title: 'Title', description: 'Description', heading: 'Heading', lead: 'Lead', closing }
const questions = [
  { question: 'One?', answer: 'Yes.' },
  { question: 'Two?', answer: 'No.' },
]
const article: ArticlePage = {
  ...head,
  template: 'article',
  eyebrow: 'Guide',
  date: '2026-11-21',
  related: [],
  blocks: [],
}
const index: Page = { ...head, template: 'index', lists: [] }

const typesOf = (path: SitePath, page: Page) =>
  structuredData(path, page, ['/']).map(item => (item as { '@type': string })['@type'])
const found = (type: string, path: SitePath, page: Page) =>
  structuredData(path, page, ['/']).find(item => (item as { '@type': string })['@type'] === type)

describe('structuredData', () => {
  it('names the product and the site on the home page, and where a page stands on every other', () => {
    expect(typesOf('/', index)).toEqual(['Organization', 'WebSite'])
    expect(typesOf('/blog', index)).toEqual(['BreadcrumbList'])
    expect(found('BreadcrumbList', '/blog', index)).toMatchObject({
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${BUILT_ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: `${BUILT_ORIGIN}/blog` },
      ],
    })
  })

  it.each<[string, Page]>([
    ['pricing', { ...head, template: 'pricing', questions }],
    [
      'sections',
      {
        ...head,
        template: 'sections',
        hero: { heading: 'Heading', lead: 'Lead', actions: [] },
        sections: [
          { kind: 'faq', heading: 'First', questions: questions.slice(0, 1) },
          { kind: 'text', heading: 'Between', paragraphs: [] },
          { kind: 'faq', heading: 'Second', questions: questions.slice(1) },
        ],
      },
    ],
    [
      'compare',
      {
        ...head,
        template: 'compare',
        competitor: 'Other',
        checked: '2026-11-21',
        verdict: { theirs: '', ours: '' },
        rows: [],
        better: [],
        worse: [],
        moving: { heading: '', steps: [] },
        questions,
      },
    ],
  ])('tells all questions and answers of a page (%s)', (_template, page) => {
    expect(found('FAQPage', '/pricing', page)).toMatchObject({
      mainEntity: questions.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })
  })

  it.each<[SitePath, string]>([
    ['/blog/messages-exactly-once', 'BlogPosting'],
    ['/resources/learn/csat-system', 'TechArticle'],
    ['/legal/privacy', 'Article'],
  ])('dates the article %s and says what it is: %s', (path, type) => {
    expect(typesOf(path, article)).toEqual(['BreadcrumbList', type])
    expect(found(type, path, article)).toMatchObject({
      headline: 'Heading',
      dateModified: '2026-11-21',
      mainEntityOfPage: BUILT_ORIGIN + path,
      author: { '@type': 'Organization', name: 'Lapwing' },
    })
  })
})

const WRITTEN: readonly SitePath[] = ['/', '/blog', '/tickets']

it.each<[SitePath, readonly string[]]>([
  ['/', ['/ Home']],
  ['/tickets', ['/ Home', '/tickets Tickets']],
  [
    '/blog/messages-exactly-once',
    ['/ Home', '/blog Blog', '/blog/messages-exactly-once Messages, exactly once'],
  ],
  // /solutions is not a page, and /compare is not written yet.
  ['/solutions/startups', ['/ Home', '/solutions/startups Startups']],
  ['/compare/lapwing-vs-crisp', ['/ Home', '/compare/lapwing-vs-crisp Lapwing and Crisp']],
])('the pages above %s, and itself', (path, trail) => {
  expect(ancestorsOf(path, WRITTEN).map(({ path, name }) => `${path} ${name}`)).toEqual(trail)
})
