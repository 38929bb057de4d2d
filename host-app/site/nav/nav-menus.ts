import type { SitePath } from '../content/page.ts'
import { type PageLink, SITE_MAP } from '../content/site-map.ts'

/** A menu of the bar: named groups of links, and a card with one more. */
export type Menu = {
  readonly name: string
  readonly card: {
    readonly title: string
    readonly text: string
    readonly to: SitePath
    readonly label: string
  }
  readonly groups: readonly { readonly name: string; readonly pages: readonly PageLink[] }[]
}

const without = (pages: readonly PageLink[], ...paths: readonly string[]) =>
  pages.filter(({ path }) => !paths.includes(path))

const PRODUCT: Menu = {
  name: 'Product',
  card: {
    title: 'Both sides of a chat',
    text: 'Ask as a customer, answer as the agent.',
    to: '/demo',
    label: 'Open the demo',
  },
  groups: [{ name: 'Product', pages: SITE_MAP.product }],
}
const RESOURCES: Menu = {
  name: 'Resources',
  card: {
    title: 'Documentation',
    text: 'Embed the widgets, run a server, see how answers are found.',
    to: '/docs',
    label: 'Read the docs',
  },
  groups: [
    { name: 'Learn', pages: without(SITE_MAP.resources, '/webinars') },
    { name: 'Services', pages: SITE_MAP.services },
  ],
}
const SOLUTIONS: Menu = {
  name: 'Solutions',
  card: {
    title: 'Is it for you?',
    text: 'Ten other products, and when to choose them instead.',
    to: '/compare',
    label: 'Compare',
  },
  groups: [
    { name: 'By team', pages: SITE_MAP.teams },
    { name: 'By industry', pages: SITE_MAP.industries },
  ],
}

/** The menus of the bar (NAV-02 to NAV-04). */
export const BAR_MENUS: readonly Menu[] = [PRODUCT, SOLUTIONS, RESOURCES]

/** The menus on a small screen, with one more solution (NAV-03). */
export const MOBILE_MENUS: readonly Menu[] = [
  PRODUCT,
  {
    ...SOLUTIONS,
    groups: [
      ...SOLUTIONS.groups,
      {
        name: 'More',
        pages: without(SITE_MAP.moreSolutions, '/solutions/workforce-management', '/solutions/data-privacy'),
      },
    ],
  },
  RESOURCES,
]

/** Direct links of the bar (NAV-05); the login link is part of `AccountLinks`. */
export const DIRECT_LINKS: readonly PageLink[] = SITE_MAP.company.filter(({ path }) =>
  ['/pricing', '/demo'].includes(path),
)
