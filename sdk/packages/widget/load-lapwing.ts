import { type Feature, GLOBAL_NAME } from '#contract/embed.ts'
import { ATTRIBUTES, type WidgetSettings } from '#contract/embed-attributes.ts'

/** Settings of the script tag. */
export type LoadOptions = WidgetSettings & {
  /** Address of your Lapwing server, such as `https://support.example.com`. */
  readonly server: string
  /** The widgets to add to the page. Default: none; elements in the page start by themselves. */
  readonly features?: readonly Feature[] | undefined
  /** The nonce of your content security policy. */
  readonly nonce?: string | undefined
}

let loading: Promise<boolean> | null = null

/**
 * Adds the script tag to the page, once; a later call changes nothing. A page that has the tag in its HTML keeps that
 * one. Resolves to whether the loader runs. Never rejects: it resolves to false on a server, and if an ad blocker, a
 * content security policy or the network keeps the script out. The next call then tries again.
 */
export function loadLapwing(options: LoadOptions): Promise<boolean> {
  if (typeof document === 'undefined') return Promise.resolve(false)
  if (isLoaderHere()) return Promise.resolve(true)
  loading ??= load(options).then(isLoaded => {
    if (!isLoaded) loading = null
    return isLoaded
  })
  return loading
}

function load(options: LoadOptions): Promise<boolean> {
  return new Promise(resolve => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/widget-loader.js"]')
    try {
      follow(script ?? addScript(options), resolve)
    } catch (error) {
      // A wrong address, or Trusted Types, which let a page's HTML name a script but not its code.
      // biome-ignore lint/suspicious/noConsole: tells the developer
      console.warn(GLOBAL_NAME, error)
      resolve(false)
    }
  })
}

function isLoaderHere(): boolean {
  const global = (window as unknown as Record<string, { isFirst?: boolean } | undefined>)[GLOBAL_NAME]
  return global?.isFirst === true
}

function addScript({ server, features = [], nonce, ...attributes }: LoadOptions): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = new URL('widget-loader.js', server.replace(/\/*$/, '/')).href
  script.async = true
  if (nonce !== undefined) script.nonce = nonce
  if (features.length > 0) script.dataset['features'] = features.join()
  for (const name of ATTRIBUTES) {
    const value = attributes[name]
    if (value !== undefined && value !== null && value !== false)
      script.dataset[name] = value === true ? '' : value
  }
  document.head.append(script)
  return script
}

function follow(script: HTMLScriptElement, resolve: (isLoaded: boolean) => void): void {
  script.addEventListener('load', () => resolve(true))
  script.addEventListener('error', () => {
    script.remove()
    resolve(false)
  })
}
