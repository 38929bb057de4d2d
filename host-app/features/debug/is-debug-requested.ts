import { BRAND } from '#contract/brand.ts'

/**
 * Query parameters that turn the bar on. The last one is also the name of the cookie and of the global flag.
 */
const OWN_NAME = `${BRAND.slug}_debug`
const QUERY_NAMES = ['debugbar', 'debug', OWN_NAME] as const

type Page = {
  readonly search: string
  readonly cookie: string
  /** The stored setting; null for none. */
  readonly stored: string | null
  /** The global flag on `window`. */
  readonly flag: unknown
}

/** Returns whether the user of this browser has turned on the debug bar (GUARD-06). */
export function isDebugRequested({ search, cookie, stored, flag }: Page): boolean {
  const query = new URLSearchParams(search)
  return (
    isOn(flag) ||
    isOn(stored) ||
    QUERY_NAMES.some(name => isOn(query.get(name))) ||
    cookie.split(/;\s*/).includes(`${OWN_NAME}=1`)
  )
}

/** Returns the same for the open page. */
export function isDebugRequestedHere(stored: string | null): boolean {
  const flag: unknown = Reflect.get(window, OWN_NAME)
  return isDebugRequested({ search: window.location.search, cookie: document.cookie, stored, flag })
}

function isOn(value: unknown): boolean {
  return value === true || value === '1' || value === 'true'
}
