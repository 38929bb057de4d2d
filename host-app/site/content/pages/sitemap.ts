import { DOCS_PAGES } from '../all-pages.ts'
import type { IndexPage } from '../page.ts'
import { type PageLink, SITE_MAP } from '../site-map.ts'

const list = (heading: string, pages: readonly PageLink[]) => ({
  heading,
  items: pages.map(({ path }) => ({ to: path })),
})

export const page: IndexPage = {
  template: 'index',
  title: 'Sitemap',
  description:
    'The public pages of Lapwing in one list: product, solutions, docs, guides, comparisons, company, legal and compliance.',
  heading: 'Everything on this site',
  lead: 'All pages, sorted the way the menus are. Search engines read the same list at /sitemap.xml.',
  lists: [
    list('Product', SITE_MAP.product),
    list('Solutions by team', SITE_MAP.teams),
    list('Solutions by industry', [...SITE_MAP.industries, ...SITE_MAP.moreSolutions]),
    list('Resources', SITE_MAP.resources),
    list('Services', SITE_MAP.services),
    { heading: 'Documentation', items: DOCS_PAGES.map(({ path, name }) => ({ to: path, name })) },
    list('Guides', SITE_MAP.guides),
    list('Blog posts', SITE_MAP.posts),
    list('Comparisons', SITE_MAP.comparisons),
    list('The company', SITE_MAP.company),
    list('Legal', SITE_MAP.legal),
    list('Compliance', SITE_MAP.compliance),
  ],
  closing: {
    heading: 'Not found what you came for?',
    text: 'Ask the chat on the home page, or write to us; whatever you asked tells us which page is missing.',
    second: { label: 'Write to us', to: '/contact' },
  },
}
