/** What tests of the knowledge base's public pages share. */
import type { KnowledgeAssets, KnowledgePage } from '#contract/knowledge-page.ts'
import { renderKnowledgePage } from '#host-app/knowledge/render-page.tsx'

const ASSETS: KnowledgeAssets = { style: '/style.css', script: '/kb.js', font: '/inter.woff2' }
/** An article of acme's. */
export const TRIAL = '/kb/category/billing/plans/free-trial'

/** Draws pages as the product does. */
export async function drawPage(page: KnowledgePage): Promise<string> {
  return renderKnowledgePage(page, ASSETS)
}
