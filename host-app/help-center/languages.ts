/** Returns a language's name in that language. */
export function nameOfLanguage(language: string): string {
  const known = knownLocale(language)
  return new Intl.DisplayNames([known], { type: 'language' }).of(known) ?? language
}

/** Formats an instant as a day in UTC, the same for every reader. */
export function dayOf(instant: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : knownLocale(language)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
}

/** Returns a valid tag: a string can look like a tag without being one (BCP 47, section 2.1). */
function knownLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return primarySubtag(language)
  }
}

/** Returns a language tag's primary subtag: 'de' of 'de-AT'. */
export function primarySubtag(language: string): string {
  return language.split('-')[0] ?? ''
}
