import { languageName } from './language-name.ts'

/** A language's name with its tag, such as 'Hebrew (he)'. */
export function languageLabel(tag: string): string {
  const name = languageName(tag)
  return name === tag ? tag : `${name} (${tag})`
}
