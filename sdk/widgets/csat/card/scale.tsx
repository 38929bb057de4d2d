import type { KeyboardEvent } from 'react'
import { SURVEY_SCORES } from '#contract/constants/surveys.ts'
import { useCsatMessages } from '#sdk/ui/messages/use-csat-messages.ts'
import { answerText, wordOf } from './answer-text.ts'
import { type ScoredKind, ScoreFace } from './score-face.tsx'

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
