import type { ContentWords } from '#contract/entities/content.ts'
import { compareTexts, type Part } from '../../common/text-diff.tsx'

/** One of an article's words that differs, and how. */
export type Difference = { readonly word: keyof ContentWords; readonly parts: readonly Part[] }

const WORDS = [
  'title',
  'slug',
  'excerpt',
  'body',
  'alternate_questions',
  'seo_title',
  'seo_description',
  'visibility',
] as const

/** What of two texts of an article differs, in the order in which it is read. */
export function compareWords(before: ContentWords, after: ContentWords): Difference[] {
  return WORDS.map(word => ({ word, parts: compareTexts(textOf(before[word]), textOf(after[word])) })).filter(
    ({ parts }) => parts.some(({ kind }) => kind !== 'same'),
  )
}

function textOf(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join('\n')
}
