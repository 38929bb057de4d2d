const NAMES = new Intl.DisplayNames(undefined, { type: 'language' })

/** What a language is called in the reader's own; a tag that names none as it is. */
export function languageName(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag
  } catch {
    return tag
  }
}
