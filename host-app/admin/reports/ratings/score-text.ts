import { SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'

/** How kinds of surveys are called. */
export const KIND_NAMES: Readonly<Record<SurveyKind, string>> = {
  emoji: 'Faces',
  stars: 'Stars',
  numbers: '0 to 10',
  thumbs: 'Thumbs',
  comment: 'Comment only',
}

const FACES = ['Terrible', 'Bad', 'Okay', 'Good', 'Great'] as const

/** Returns a score in words: `Great`, `4 of 5`, `9 of 10`, `Thumbs up`, or `Comment`. */
export function scoreText({
  kind,
  score,
}: {
  readonly kind: SurveyKind
  readonly score: number | null
}): string {
  if (score === null) return 'Comment'
  switch (kind) {
    case 'emoji':
      return FACES[score - 1] ?? String(score)
    case 'thumbs':
      return score === 1 ? 'Thumbs up' : 'Thumbs down'
    case 'comment':
      return 'Comment'
    default:
      return `${score} of ${SURVEY_SCORES[kind].max}`
  }
}
