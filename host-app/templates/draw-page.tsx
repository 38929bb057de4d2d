import type { Page } from '../content/page.ts'
import { ArticleTemplate } from './article-template.tsx'
import { CompareTemplate } from './compare-template.tsx'
import { DemoTemplate } from './demo-template.tsx'
import { IndexTemplate } from './index-template.tsx'
import { PricingTemplate } from './pricing-template.tsx'
import { SectionsTemplate } from './sections-template.tsx'

/** Renders a page with the template of its kind. */
export function DrawPage({ page }: { readonly page: Page }) {
  switch (page.template) {
    case 'sections':
      return <SectionsTemplate page={page} />
    case 'index':
      return <IndexTemplate page={page} />
    case 'compare':
      return <CompareTemplate page={page} />
    case 'article':
      return <ArticleTemplate page={page} />
    case 'pricing':
      return <PricingTemplate page={page} />
    case 'demo':
      return <DemoTemplate page={page} />
  }
}
