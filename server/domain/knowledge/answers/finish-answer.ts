/** Makes what a model wrote an answer that visitors may read: safe, and with its sources. */
import type { ModelPassage, WrittenAnswer } from '#server/ports/model.ts'
import { isEnglish } from '../search/words/is-english.ts'
import { stemsOf } from '../search/words/stems.ts'
import type { AnswerMaterial } from './answer-material.ts'
import type { Composing } from './compose-input.ts'
import { type Ending, offer } from './ending.ts'
import { speaksOf } from './forbidden-topics.ts'
import { tellingWords } from './retrieval/follow-up.ts'
import { safeAnswer } from './safe-answer.ts'

/** The share of an answer's significant words that its source has. */
const SHARE = 0.75
/** An answer of fewer significant words could come from any article. */
const TELLING = 3

/**
 * Returns a text as visitors may read it, with its sources, or null if it cites nothing and so is no answer.
 * @param origin the address below which it may link; null removes all links
 */
export function finishAnswer(
  { text, used }: Pick<WrittenAnswer, 'text' | 'used'>,
  { t, settings }: Composing,
  { passages }: AnswerMaterial,
  origin: string | null,
): Ending | null {
  const content = safeAnswer(text, { origin, maxSentences: settings.max_sentences })
  const citations = used.flatMap(slug => {
    const title = passages.get(slug)?.[0]?.title
    return title === undefined ? [] : [{ title, slug }]
  })
  if (content === '' || citations.length === 0) return null
  if (speaksOf(content, settings.forbidden_topics)) return offer('refused-topic', t)
  return {
    outcome: 'answer',
    used: citations.map(({ slug }) => slug),
    content,
    meta: { type: 'answer', citations },
  }
}

/**
 * Passes on the text so far for those who follow the answer, made safe, unless it is about a forbidden topic. Returns whether
 * there was something to show.
 */
export function showSoFar(soFar: string, { settings, onText }: Composing): boolean {
  const content = safeAnswer(soFar, { origin: null, maxSentences: settings.max_sentences })
  if (content === '' || speaksOf(content, settings.forbidden_topics)) return false
  onText?.(content)
  return true
}

/** Returns an answer with the article it comes from, if it cites none; null if it comes from none. */
export function withSource(answer: WrittenAnswer, { passages }: AnswerMaterial): WrittenAnswer | null {
  if (answer.used.length > 0) return answer
  const source = sourceOf(answer.text, passages)
  return source === null ? null : { text: answer.text, used: [source] }
}

/**
 * Returns the slug of the article whose passages have most of the answer's significant words, at least three quarters; null
 * if none has so many. What the words say is for the answer's check.
 */
function sourceOf(answer: string, passages: ReadonlyMap<string, readonly ModelPassage[]>): string | null {
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
