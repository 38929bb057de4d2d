import type { WritableAtom } from 'nanostores'
import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import { logQuietly } from '../runtime/browser/log-quietly.ts'
import type { Catalog, Languages } from './catalog.ts'

/**
 * Returns the language of an element: its attribute `locale`, else the page's, else the browser's, else English.
 */
export function wantedLocale(host: HTMLElement): Locale {
  return (
    localeOf(host.getAttribute('locale')) ??
    localeOf(document.documentElement.lang) ??
    // Last, because the first access to `navigator` costs 17 KB of a page's memory.
    localeOf(navigator.language) ??
    'en'
  )
}

/**
 * Keeps a catalog in the language of the element. If a language fails to load, the catalog stays as it is.
 * Returns a function that stops it.
 */
export function followLocale<Messages>(
  host: HTMLElement,
  $catalog: WritableAtom<Catalog<Messages>>,
  languages: Languages<Messages>,
): () => void {
  let wanted = $catalog.get().locale

  function follow(): void {
    const locale = wantedLocale(host)
    if (locale === wanted) return
    wanted = locale
    languages[locale]().then(
      ({ MESSAGES }) => locale === wanted && $catalog.set({ locale, t: MESSAGES }),
      error => logQuietly(`the messages in ${locale} did not load`, error),
    )
  }

  follow()
  const observer = new MutationObserver(follow)
  observer.observe(host, { attributeFilter: ['locale'] })
  return () => observer.disconnect()
}

/**
 * Returns the widget's locale for a language tag (BCP 47), without its region, or undefined if the language is
 * not supported.
 */
export function localeOf(wanted: string | null): Locale | undefined {
  const language = wanted?.toLowerCase().split(/[-_]/)[0]
  return LOCALES.find(locale => locale === language)
}
