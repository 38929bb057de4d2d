import type { Feature } from '#contract/embed.ts'
import { escapeHtml } from '#core/text/escape-html.ts'

/** `origin` is the product's, without a tenant's subdomain; `tenant` is the company's subdomain. */
export type TagOptions = {
  readonly origin: string
  readonly tenant: string
  /**
   * The widgets that the tag itself adds to the page. Without any, only the elements already on the page work.
   */
  readonly features?: readonly Feature[]
  /** How the launcher looks before any of the widget's code loads; from `brandStyle`. */
  readonly brand?: string
  /** The launcher's words. */
  readonly label?: string
  readonly position?: 'left' | 'right'
}

/** Returns the tag that a company pastes into its pages (docs/embed.md), one attribute on each line. */
export function loaderTag({ origin, tenant, features, brand, label, position }: TagOptions): string {
  const attributes = [
    'async',
    `src="${origin}/widget-loader.js"`,
    `data-tenant="${tenant}"`,
    ...(features === undefined ? [] : [`data-features="${features.join(',')}"`]),
    ...(position === 'left' ? ['data-position="left"'] : []),
    ...(label ? [`data-label="${escapeHtml(label)}"`] : []),
    ...(brand ? [`data-brand="${escapeHtml(brand)}"`] : []),
  ]
  return `<script\n${attributes.map(attribute => `  ${attribute}\n`).join('')}></script>`
}
