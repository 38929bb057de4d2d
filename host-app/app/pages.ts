import { BRAND } from '#contract/brand.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'

/** A page with its own title and description; a `static` one is prerendered from `module`. */
export type SitePage = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly static: boolean
  readonly module: string
  readonly Component: LazyPage
}

export const PAGES: readonly SitePage[] = [
  {
    path: '/',
    title: `${BRAND.name} – customer support your own site answers`,
    description:
      'Answers from your own help articles, with their sources, and a person one step away. One script tag puts it on your site.',
    static: true,
    module: 'app/pages/home-page.tsx',
    Component: lazyPage(async () => (await import('./pages/home-page.tsx')).HomePage),
  },
]
