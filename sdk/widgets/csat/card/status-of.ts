import type { SurveyState } from '#core/survey/survey-state.ts'
import type { CsatMessages } from '#sdk/ui/messages/csat-messages.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { answerText } from './answer-text.ts'

/** Returns what a screen reader announces: that the answer is on its way or saved, or thanks. */
export function statusOf({ phase, survey, sending, isDone }: SurveyState, t: CsatMessages): string {
  if (phase === 'thanks') return survey!.texts.thanks
  if (sending) return isDone ? t.sending : ''
  const answer = phase === 'follow-up' && survey && answerText(survey, t)
  return answer ? fill(t.saved, { answer }) : ''
}
