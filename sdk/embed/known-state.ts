import type { LOCALES } from '#contract/constants/locales.ts'
import type { Widget } from '#contract/embed.ts'

const SPOKEN: typeof LOCALES = ['en', 'de', 'es', 'fr', 'he', 'ar']

/** What `get` answers for an element: by its code where that is there, else by what is known without. */
export function knownState(element: Widget | undefined, name: unknown): unknown {
  // Old libraries give every element methods of the same names.
  const isDefined = element && window.customElements?.get(element.localName)
  const known = isDefined ? element['get']?.(name) : undefined
  if (known !== undefined) return known
  if (name === 'open') return false
  if (name === 'unread') return 0
  const said = element?.getAttribute(`${name}`) ?? undefined
  if (name !== 'locale') return said
  // The first that the widgets speak, as in `sdk/locales/follow-locale.ts`.
  const wishes = ` ${said} ${document.documentElement.lang} ${navigator.language}`.toLowerCase()
  return RegExp(` (${SPOKEN.join('|')})(?![a-z])`).exec(wishes)?.[1] ?? 'en'
}
