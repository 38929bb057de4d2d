/** Finds the article that an answer without citations comes from. */
import type { ModelPassage } from '#server/ports/model.ts'
import { isEnglish } from '../../search/words/is-english.ts'
import { stemsOf } from '../../search/words/stems.ts'
import { tellingWords } from '../retrieval/follow-up.ts'

/** The share of an answer's significant words that its source has. */
const SHARE = 0.75
/** An answer of fewer significant words could come from any article. */
const TELLING = 3

/**
 * Returns the slug of the article whose passages have most of the answer's significant words, at least three quarters; null
 * if none has so many. What the words say is for the answer's check.
 */
export function sourceOf(
  answer: string,
  passages: ReadonlyMap<string, readonly ModelPassage[]>,
): string | null {
  const words = [...new Set(tellingWords(answer))]
  if (words.length < TELLING) return null
  let best: { readonly slug: string; readonly share: number } | null = null
  for (const [slug, parts] of passages) {
    const text = parts.map(part => `${part.title}\n${part.text}\n${part.excerpt}`).join('\n')
    const english = isEnglish([answer, text])
    const known = new Set(tellingWords(text).flatMap(word => stemsOf(word, english)))
    const found = words.filter(word => stemsOf(word, english).some(stem => known.has(stem)))
    const share = found.length / words.length
    if (share >= SHARE && share > (best?.share ?? 0)) best = { slug, share }
  }
  return best?.slug ?? null
}
