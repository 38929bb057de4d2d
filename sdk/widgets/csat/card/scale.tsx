import type { KeyboardEvent } from 'react'
import { SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'
import { useCsatMessages } from '#sdk/locales/csat/csat-messages.ts'
import { Drawing } from '#sdk/ui/controls/icon.tsx'
import { answerText, wordOf } from './answer-text.ts'

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

type Props = {
  readonly kind: ScoredKind
  /** Id of the question. */
  readonly question: string
  readonly score: number | null
  readonly onScore: (score: number) => void
}

/**
 * The scores of a survey as one group of radio buttons. The arrow keys only move the focus, because a score is sent as
 * soon as it is chosen.
 */
export function Scale({ kind, question, score, onScore }: Props) {
  const { t } = useCsatMessages()
  const { min, max } = SURVEY_SCORES[kind]
  const scores = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  // Up comes first, as everywhere.
  if (kind === 'thumbs') scores.reverse()
  const stop = score ?? scores[0]!

  return (
    <>
      <div
        className={`scale ${kind}`}
        role="radiogroup"
        aria-labelledby={question}
        onKeyDown={event => moveFocus(event)}
      >
        {scores.map(each => (
          // biome-ignore lint/a11y/useSemanticElements: the arrow keys of an input would choose, and so send
          <button
            key={each}
            type="button"
            role="radio"
            className={score !== null && each <= score ? 'is-within' : ''}
            aria-checked={each === score}
            aria-label={nameOf(kind, each)}
            tabIndex={each === stop ? 0 : -1}
            data-first={each === stop || undefined}
            onClick={() => onScore(each)}
          >
            <ScoreFace kind={kind} score={each} />
            {(kind === 'emoji' || kind === 'thumbs') && <span>{wordOf(kind, each, t)}</span>}
          </button>
        ))}
      </div>
      {kind === 'numbers' && (
        <p className="ends soft" aria-hidden="true">
          <span>{t.unlikely}</span>
          <span>{t.likely}</span>
        </p>
      )}
    </>
  )

  /** Returns what a screen reader says, such as `4 of 5, good`. */
  function nameOf(kind: ScoredKind, score: number): string {
    const parts = new Set([answerText({ kind, score }, t), wordOf(kind, score, t)])
    return [...parts].filter(Boolean).join(', ')
  }
}

/** Moves the focus by the arrow keys, as they point; Home and End lead to the ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event
  const buttons = [...currentTarget.querySelectorAll('button')]
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const at = buttons.indexOf((currentTarget.getRootNode() as ShadowRoot).activeElement as HTMLButtonElement)
  const { length } = buttons
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowRight: at + (isRightToLeft ? -1 : 1),
    ArrowLeft: at + (isRightToLeft ? 1 : -1),
    Home: 0,
    End: length - 1,
  }[key]
  if (next === undefined) return
  event.preventDefault()
  buttons[(next + length) % length]?.focus()
}

/** A kind of survey with a score. */
type ScoredKind = Exclude<SurveyKind, 'comment'>

/** What a score looks like: a face, a star, a thumb, or the number itself. */
function ScoreFace({ kind, score }: { readonly kind: ScoredKind; readonly score: number }) {
  if (kind === 'numbers') return <>{score}</>
  const paths = { emoji: CIRCLE + FACES[score - 1], stars: STAR, thumbs: THUMBS[score] }
  return <Drawing path={paths[kind]!} />
}
