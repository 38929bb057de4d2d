import type { Feature } from '#contract/embed.ts'

/** `origin` is the product's, without a tenant's subdomain; `tenant` is the company's subdomain. */
export type TagOptions = {
  readonly origin: string
  readonly tenant: string
  /**
   * The widget that the tag itself adds to the page. Without it, only the elements already on the page work.
   */
  readonly feature?: Feature
}

/** Returns the tag that a company pastes into its pages (docs/embed.md), one attribute on each line. */
export function loaderTag({ origin, tenant, feature }: TagOptions): string {
  const attributes = [
    'async',
    `src="${origin}/widget-loader.js"`,
    `data-tenant="${tenant}"`,
    ...(feature === undefined ? [] : [`data-features="${feature}"`]),
  ]
  return `<script\n${attributes.map(attribute => `  ${attribute}\n`).join('')}></script>`
}
