/**
 * The language of a knowledge base for somebody whose widget speaks `locale`: that one, else English, else the first.
 * A region such as in `en-GB` makes no difference. Null when there is none.
 */
export function chooseLanguage(locale: string, languages: readonly string[]): string | null {
  const of = (wanted: string) => languages.find(language => language.split('-')[0] === wanted)
  return of(locale) ?? of('en') ?? languages[0] ?? null
}
