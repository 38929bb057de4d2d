import type { AssistTask } from '#contract/constants/assist.ts'
import { ASSIST_TEXT_MAX } from '#contract/constants/assist.ts'
import { MODEL_WORD_MAX } from '#contract/constants/text-limits.ts'
import { hasLongWord } from '#core/text/has-long-word.ts'
import { createAnswerCheck } from '../answers/grounding/check-answer.ts'

/** Words by which a summary may name who wrote. */
const SPEAKERS = 'Customer, support, agent, AI.'
/** A translation may be longer than its text. */
const LONGEST = 2 * ASSIST_TEXT_MAX

/**
 * Returns what an agent may be shown of a text that a language model wrote about another, or null if nothing. Its
 * numbers, codes and addresses must be in the other text; so must names and quoted words, except in a translation. A
 * summary loses the sentences that fail; any other text is refused, since a part of it says something else.
 */
export function checkWritten(
  task: Exclude<AssistTask, 'draft'>,
  { text, source, rules }: { readonly text: string; readonly source: string; readonly rules: string },
): string | null {
  if (text === '' || text.length > LONGEST || hasLongWord(text, MODEL_WORD_MAX)) return null
  const passage = {
    title: SPEAKERS,
    slug: 'source',
    excerpt: '',
    text: source,
    likelihood: 1,
    isSure: true,
    language: undefined,
  }
  const check = createAnswerCheck({
    passages: new Map([[passage.slug, [passage]]]),
    visitor: [],
    rules,
    instructions: '',
  })
  const checked = check.whole({ text, used: [passage.slug] })
  if (checked.dropped.length === 0 && checked.kind === 'kept') return text
  if (task === 'summary') return checked.kind === 'kept' ? checked.text : null
  const isTranslated = checked.dropped.every(({ reason }) => reason === 'name' || reason === 'quote')
  return task === 'translate' && isTranslated ? text : null
}
