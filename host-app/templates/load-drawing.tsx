import type { ReactNode } from 'react'
import type { Page } from '../content/page.ts'
import { IndexTemplate } from './index-template.tsx'
import { SectionsTemplate } from './sections-template.tsx'

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
      const { ArticleTemplate } = await import('./article-template.tsx')
      return () => <ArticleTemplate page={page} />
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
