import type { ReactNode } from 'react'
import type { Page, SectionsPage } from '../content/page.ts'
import { ClosingBand } from '../sections/closing-band.tsx'
import { DrawSection } from '../sections/draw-section.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { IndexTemplate } from './index-template.tsx'

/**
 * Loads the template of a page's kind and returns a function that renders the page with it. Those of fewer pages have
 * chunks of their own, so that the other pages don't load them.
 */
export async function loadDrawing(page: Page): Promise<() => ReactNode> {
  switch (page.template) {
    case 'sections':
      return () => <SectionsTemplate page={page} />
    case 'index':
      return () => <IndexTemplate page={page} />
    case 'compare': {
      const { CompareTemplate } = await import('./compare-template.tsx')
      return () => <CompareTemplate page={page} />
    }
    case 'article': {
      const { loadArticle } = await import('./article-template.tsx')
      return loadArticle(page)
    }
    case 'docs': {
      const { DocsTemplate } = await import('./docs/docs-template.tsx')
      return () => <DocsTemplate page={page} />
    }
    case 'pricing': {
      const { PricingTemplate } = await import('./pricing-template.tsx')
      return () => <PricingTemplate page={page} />
    }
    case 'demo': {
      const { DemoTemplate } = await import('./demo-template.tsx')
      return () => <DemoTemplate page={page} />
    }
  }
}

/** A page of sections, in the order of its content. */
function SectionsTemplate({ page }: { readonly page: SectionsPage }) {
  return (
    <>
      <PageHero hero={page.hero} />
      {page.sections.map(section => (
        <DrawSection key={section.heading} section={section} />
      ))}
      <ClosingBand {...page.closing} />
    </>
  )
}
