import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { ATTRIBUTES, FEATURES } from '#contract/embed.ts'
import { CHUNKS } from './chunks.ts'

const script = document.currentScript as HTMLScriptElement | null

const base = script?.src || location.href
/** The loader's own folder; the widgets' paths are relative to it. */
export const root = new URL('.', base)

/** What the tag says by its `data-` attributes, and by the query parameters of its address where one is missing. */
const said: Record<string, string | undefined> = {
  ...Object.fromEntries(new URL(base).searchParams),
  ...script?.dataset,
}

const names: readonly string[] = (said['features'] ?? said['feature'] ?? '').match(/\w+/g) ?? []
/** The features that the tag names and this build has. */
export const features = FEATURES.filter(feature => names.includes(feature) && CHUNKS[feature])
/** Other names in the tag. */
export const unavailable = names.filter(name => !features.includes(name as never))

/** Attributes for the elements. */
export const attributes: Record<string, string> = { tenant: DEFAULT_SUBDOMAIN }
for (const name of ATTRIBUTES) {
  const value = said[name]
  // A shorter test for undefined: this script's bytes are counted.
  if (value != null) attributes[name] = value
}
