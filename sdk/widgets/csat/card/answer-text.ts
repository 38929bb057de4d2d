import { SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'
import type { CsatMessages } from '#sdk/locales/csat/en.ts'
import { fill } from '#sdk/ui/text/fill.ts'

/** Returns a score in words, such as `4 of 5`, or `Good` for a thumb; empty without one. */
export function answerText(
  { kind, score }: { readonly kind: SurveyKind; readonly score: number | null },
  t: CsatMessages,
): string {
  const range = SURVEY_SCORES[kind]
  if (range === null || score === null) return ''
  return kind === 'thumbs' ? wordOf(kind, score, t) : fill(t.ofScore, { score, max: range.max })
}

/** Returns the word for a score: what it means, or what an end of the scale means; empty if it has none. */
export function wordOf(kind: SurveyKind, score: number, t: CsatMessages): string {
  if (kind === 'thumbs') return score > 0 ? t.good : t.notGood
  if (kind === 'numbers')
    return score === 0 ? t.unlikely : score === SURVEY_SCORES.numbers.max ? t.likely : ''
  return [t.terrible, t.bad, t.okay, t.good, t.great][score - 1] ?? ''
}
