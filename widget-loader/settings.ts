import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { ATTRIBUTES, type Feature } from '#contract/embed.ts'

const script = document.currentScript as HTMLScriptElement | null

const base = script?.src || location.href
/** The loader's own folder; the widgets' paths are relative to it. */
export const root = new URL('.', base)

/** What the tag says by its `data-` attributes, and by the query parameters of its address where one is missing. */
const said: Record<string, string | undefined> = {
  ...Object.fromEntries(new URL(base).searchParams),
  ...script?.dataset,
}

/** What the tag wants on the page: features, unless the page means something else. */
export const names = ((said['features'] ?? said['feature'])?.match(/\w+/g) ?? []) as readonly Feature[]

/** Attributes for the elements. */
export const attributes: Record<string, string> = { tenant: DEFAULT_SUBDOMAIN }
for (const name of ATTRIBUTES) {
  const value = said[name]
  // A shorter test for undefined: this script's bytes are counted.
  if (value != null) attributes[name] = value
}
