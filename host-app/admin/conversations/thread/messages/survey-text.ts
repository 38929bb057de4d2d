import { SURVEY_SCORES } from '#contract/constants/surveys.ts'
import type { StaffSurvey } from '#contract/entities/survey.ts'

/** Describes a survey in a few words: how the customer rated the conversation, or how they were asked. */
export function surveyText({ kind, score, channel, answered_at, emailed_at }: StaffSurvey): string {
  if (answered_at === null) {
    if (channel === 'email')
      return emailed_at ? 'Asked for a rating by email' : 'Will be asked for a rating by email'
    return emailed_at ? 'Asked for a rating, also by email' : 'Asked for a rating'
  }
  return ratingText({ kind, score })
}

/** Describes the answer to a survey in a few words, such as 'Rated 4 of 5'. */
export function ratingText({ kind, score }: Pick<StaffSurvey, 'kind' | 'score'>): string {
  if (kind === 'thumbs') return score === 1 ? 'Rated good' : 'Rated not good'
  const range = SURVEY_SCORES[kind]
  return range === null ? 'Left a comment' : `Rated ${score} of ${range.max}`
}
