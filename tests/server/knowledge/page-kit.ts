/** Helpers of the tests of the knowledge base's public pages. */
import type { KnowledgeAssets, KnowledgePage } from '#contract/knowledge-page.ts'
import { renderKnowledgePage } from '#host-app/help-center/render-page.tsx'

const ASSETS: KnowledgeAssets = { style: '/style.css', script: '/kb.js', font: '/inter.woff2' }
/** The path of an article of acme. */
export const TRIAL = '/kb/category/billing/plans/free-trial'

/** Renders pages as the product does. */
export async function drawPage(page: KnowledgePage): Promise<string> {
  return renderKnowledgePage(page, ASSETS)
}
