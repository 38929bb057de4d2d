import type { Feature } from '#contract/embed.ts'

/** `origin` is where the product runs, without a tenant's label; `tenant` the company's subdomain. */
export type TagOptions = {
  readonly origin: string
  readonly tenant: string
  /** What the tag itself puts on the page; without one, only the elements that stand in it work. */
  readonly feature?: Feature
}

/** The tag that a company pastes into its pages (docs/embed.md), one attribute a line. */
export function loaderTag({ origin, tenant, feature }: TagOptions): string {
  const attributes = [
    'async',
    `src="${origin}/widget-loader.js"`,
    `data-tenant="${tenant}"`,
    ...(feature === undefined ? [] : [`data-features="${feature}"`]),
  ]
  return `<script\n${attributes.map(attribute => `  ${attribute}\n`).join('')}></script>`
}
