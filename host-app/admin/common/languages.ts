/** Tags of the languages that are offered in a choice; articles may be in any other, too. */
export const OFFERED_LANGUAGES: readonly string[] =
  'en de fr es it pt pt-BR nl sv da nb fi pl cs sk hu ro bg el tr ru uk he ar fa hi th vi id ja ko zh zh-TW'.split(
    ' ',
  )

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' })

/** What a language is called in English, as all that stands around it; a tag that names none as it is. */
export function languageName(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag
  } catch {
    return tag
  }
}

/** A language's name with its tag, such as 'Hebrew (he)'. */
export function languageLabel(tag: string): string {
  const name = languageName(tag)
  return name === tag ? tag : `${name} (${tag})`
}
