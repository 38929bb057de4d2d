import type { ContentWords } from '#contract/entities/content.ts'

/** Some of an article's words, under their names. */
export type SomeWords = { readonly [Word in keyof ContentWords]?: ContentWords[Word] }

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The words in which two drafts differ, as the first has them. */
export function changedWords(words: ContentWords, before: ContentWords): SomeWords {
  const names = Object.keys(words) as (keyof ContentWords)[]
  return Object.fromEntries(
    names
      .filter(name => JSON.stringify(words[name]) !== JSON.stringify(before[name]))
      .map(name => [name, words[name]]),
  )
}

/** What is wrong with words that the server would not take, by their names. */
export function problemsOf(words: SomeWords): Partial<Record<keyof ContentWords, string>> {
  return {
    ...(words.title !== undefined && words.title.trim() === '' && { title: 'Give it a title.' }),
    ...(words.slug !== undefined &&
      !SLUG.test(words.slug) && { slug: 'Use lowercase letters, digits and single hyphens.' }),
    ...(words.alternate_questions?.some(question => question.trim() === '') && {
      alternate_questions: 'Write the question, or remove the line.',
    }),
  }
}

/** Those of the words that the server takes; the others wait until they are mended. */
export function savableWords(words: SomeWords): SomeWords {
  const problems = problemsOf(words)
  return Object.fromEntries(Object.entries(words).filter(([name]) => !(name in problems)))
}
