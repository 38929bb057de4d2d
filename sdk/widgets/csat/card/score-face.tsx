import type { SurveyKind } from '#contract/constants/surveys.ts'
import { Drawing } from '#sdk/ui/controls/icon.tsx'

/** A kind of survey with a score. */
export type ScoredKind = Exclude<SurveyKind, 'comment'>

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z'
const EYES = 'M9 9.4v.6M15 9.4v.6'
/** Eyes and mouth of the five faces, the worst first. */
const FACES = [
  'M7.6 8.4l2.6 1.2M16.4 8.4l-2.6 1.2M8.2 16.6a4.6 4.6 0 0 1 7.6 0',
  `${EYES}M8.6 16a5.4 5.4 0 0 1 6.8 0`,
  `${EYES}M8.5 15h7`,
  `${EYES}M8.2 14.2a4.8 4.8 0 0 0 7.6 0`,
  `${EYES}M7.4 13.4h9.2a4.6 4.6 0 0 1-9.2 0z`,
]
const STAR = 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'
const THUMBS = [
  'M7 4.5v9.5l4 6a2 2 0 0 0 2-2v-4h5.2l.8-7.5-1.5-2zM7 4.5H4V14h3',
  'M7 19.5V10l4-6a2 2 0 0 1 2 2v4h5.2l.8 7.5-1.5 2zM7 19.5H4V10h3',
]

/** What a score looks like: a face, a star, a thumb, or the number itself. */
export function ScoreFace({ kind, score }: { readonly kind: ScoredKind; readonly score: number }) {
  if (kind === 'numbers') return <>{score}</>
  const paths = { emoji: CIRCLE + FACES[score - 1], stars: STAR, thumbs: THUMBS[score] }
  return <Drawing path={paths[kind]!} />
}
