/** Tags of the languages offered in a choice. Articles may use others, too. */
export const OFFERED_LANGUAGES: readonly string[] =
  'en de fr es it pt pt-BR nl sv da nb fi pl cs sk hu ro bg el tr ru uk he ar fa hi th vi id ja ko zh zh-TW'.split(
    ' ',
  )

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' })

/** Returns a language's English name, as the interface is English; an unknown tag unchanged. */
export function languageName(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag
  } catch {
    return tag
  }
}

/** Returns a language's name with its tag, such as 'Hebrew (he)'. */
export function languageLabel(tag: string): string {
  const name = languageName(tag)
  return name === tag ? tag : `${name} (${tag})`
}
