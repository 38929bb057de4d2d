import type { WrittenAnswer } from '#server/ports/model.ts'
import type { AnswerMaterial } from './answer-material.ts'
import type { Composing } from './compose-input.ts'
import { type Ending, offer } from './ending.ts'
import { speaksOf } from './forbidden-topics.ts'
import { safeAnswer } from './safe-answer.ts'

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
