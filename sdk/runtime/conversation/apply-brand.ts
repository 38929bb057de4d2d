import type { Locale } from '#contract/constants/locales.ts'
import type { WidgetBrand } from '#contract/entities/widget.ts'

/**
 * Brings an element's brand up to date: the script tag may have an older one, or none. The page's own choice of the
 * corner stays. A visitor whose language the company doesn't offer gets its first one.
 */
export function applyBrand(host: HTMLElement, brand: WidgetBrand, locale: Locale): void {
  const { style, position, languages, launcher_label } = brand
  const offered = languages.includes(locale) ? locale : languages[0]!
  const label = launcher_label[offered]
  host.setAttribute('brand', style)
  if (label) host.setAttribute('label', label)
  if (!host.hasAttribute('position')) host.setAttribute('position', position)
  if (offered !== locale) host.setAttribute('locale', offered)
}
