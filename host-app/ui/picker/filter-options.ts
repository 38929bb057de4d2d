/** The options that have every written word in their label or detail, in their order. */
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

/** Without case and accents (Unicode normalisation form D), so that 'tomas' finds Tomás. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
