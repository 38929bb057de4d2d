import { fold } from '#core/text/fold.ts'

/** Returns the options whose label or detail contains every typed word, in their order. */
export function filterOptions<Option extends { readonly label: string; readonly detail?: string }>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return options.filter(({ label, detail = '' }) => {
    const place = fold(`${label} ${detail}`)
    return words.every(word => place.includes(word))
  })
}
