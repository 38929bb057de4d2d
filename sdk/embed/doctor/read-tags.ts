import type { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'

const DEFAULT: typeof DEFAULT_SUBDOMAIN = 'app'

/** A script tag of the page that loads the widgets. */
export type Tag = {
  readonly tenant: string
  /** The features that it names, also unknown ones. */
  readonly names: readonly string[]
  /** The style that it had when it was copied; null without one. */
  readonly brand: string | null
}

/** Returns the tags of the page, as the loader reads them. */
export function readTags(): Tag[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src*=widget-loader]')].map(script => {
    const query = new URL(script.src).searchParams
    const read = (name: string) => script.getAttribute(`data-${name}`) ?? query.get(name)
    return {
      tenant: read('tenant') ?? DEFAULT,
      names: (read('features') ?? read('feature') ?? '').match(/\w+/g) ?? [],
      brand: read('brand'),
    }
  })
}
