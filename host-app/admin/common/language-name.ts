const NAMES = new Intl.DisplayNames(['en'], { type: 'language' })

/** What a language is called in English, as all that stands around it; a tag that names none as it is. */
export function languageName(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag
  } catch {
    return tag
  }
}
