import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { ATTRIBUTES, FEATURES } from '#contract/embed.ts'

const script = document.currentScript as HTMLScriptElement | null

const base = script?.src || location.href
/** The loader's own folder; the widgets' paths are relative to it. */
export const root = new URL('.', base)

/** What the tag says by its `data-` attributes, and by the query parameters of its address where one is missing. */
const said: Record<string, string | undefined> = {
  ...Object.fromEntries(new URL(base).searchParams),
  ...script?.dataset,
}

const wanted = said['features'] ?? said['feature'] ?? ''
/** The features that the tag asks for. */
export const features = FEATURES.filter(feature => wanted.includes(feature))

/** Attributes for the elements. */
export const attributes: Record<string, string> = { tenant: DEFAULT_SUBDOMAIN }
for (const name of ATTRIBUTES) {
  const value = said[name]
  if (value !== undefined) attributes[name] = value
}
