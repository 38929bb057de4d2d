import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { ATTRIBUTES, FEATURES } from '#contract/embed.ts'
import { CHUNKS } from './chunks.ts'

const current = document.currentScript as HTMLScriptElement | null
// A picture or form of the page may have the name `currentScript`, and a module has none.
const script =
  current?.localName === 'script'
    ? current
    : document.querySelector<HTMLScriptElement>('script[src*=widget-loader]')!

/** The loader's own folder; the widgets' paths are relative to it. */
export const root = new URL('.', script.src)

/** The nonce of the tag, for pages whose policy asks for one. */
export const { nonce } = script

const query = new URL(script.src).searchParams

/** What the tag says by a `data-` attribute, or by a query parameter of its address where that is missing. */
function read(name: string): string | null {
  return script.getAttribute(`data-${name}`) ?? query.get(name)
}

/** What the tag asks for by name. */
export const names: readonly string[] = (read('features') ?? read('feature') ?? '').match(/\w+/g) ?? []
/** The features among them that this build has. */
export const features = FEATURES.filter(feature => names.includes(feature) && CHUNKS[feature])

/** Attributes for the elements. */
export const attributes: Record<string, string> = { tenant: DEFAULT_SUBDOMAIN }
ATTRIBUTES.forEach(name => {
  const value = read(name)
  if (value !== null) attributes[name] = value
})
