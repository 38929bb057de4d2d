import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { ATTRIBUTES } from '#contract/embed-attributes.ts'

const current = document.currentScript as HTMLScriptElement | null
/**
 * The tag. Its nonce is for pages whose security policy requires one. An image or form with the name `currentScript`,
 * which has no `async`, hides the property, and in a module it is null.
 */
export const script =
  current?.async == null
    ? document.documentElement.querySelector<HTMLScriptElement>('script[src*=widget-loader]')!
    : current

/** URL of the loader's folder. Paths of the widgets are relative to it. */
export const root = new URL('.', script.src)

const query = new URL(script.src).searchParams

/** Returns a setting of the tag: its `data-` attribute, or else a query parameter of its URL. */
function read(name: string): string | null | undefined {
  return script.dataset[name] ?? query.get(name)
}

/** Names of the features in the tag; an empty one if it has none. */
export const names: readonly string[] = (read('features') ?? read('feature') ?? '').split(/\W+/)
/** Attributes of the elements that this loader adds. */
export const attributes: Record<string, string> = { tenant: DEFAULT_SUBDOMAIN }
ATTRIBUTES.forEach(name => {
  const value = read(name)
  if (value != null) attributes[name] = value
})
