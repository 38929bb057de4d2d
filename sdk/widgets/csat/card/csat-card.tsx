import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { elementOf, type Widget } from '#contract/embed.ts'
import type { EventType } from '#contract/embed-types.ts'
import { isComposingKey } from '#core/composing-key.ts'
import type { SurveyState } from '#core/survey/survey-state.ts'
import { useCsatMessages } from '#sdk/locales/csat/csat-messages.ts'
import type { CsatMessages } from '#sdk/locales/csat/en.ts'
import type { Place } from '#sdk/runtime/element/define-widget.tsx'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useScreenFocus } from '#sdk/ui/hooks/use-screen-focus.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { languageAttributes } from '#sdk/ui/text/language-attributes.ts'
import type { CsatSession } from '../create-csat-session.ts'
import { answerText } from './answer-text.ts'
import { CommentBox } from './comment-box.tsx'
import { Scale } from './scale.tsx'
import { SurveyThanks } from './survey-thanks.tsx'
import { useGivenScore } from './use-given-score.ts'

/** Widgets whose button or panel can be in the same corner. */
const OPEN: EventType = 'support:open'
const NEIGHBORS = (['chat', 'voice'] as const)
  .map(feature => `${elementOf(feature)}:not([mode=inline],[mode=page],[hidden])`)
  // A help center in the page has no mode.
  .concat(`${elementOf('kb')}[mode=floating]:not([hidden])`)
  .join()

type Props = {
  readonly session: CsatSession
  readonly host: WidgetHost
  /** `chat`: inside the chat. */
  readonly place: Place | 'chat'
  /** The attribute `score`. */
  readonly given: string | null
}

/** The card of a survey. In the chat, it shows only what there is to ask or to thank for. */
export function CsatCard({ session, host, place, given }: Props) {
  const { t, locale } = useCsatMessages()
  const state = useStore(session.$state)
  const { phase } = state
  const card = useRef<HTMLElement>(null)
  const isFloating = place === 'floating'
  const isAbove = useCorner(host, isFloating)
  const isLoaded = phase !== 'loading'
  const isHidden = phase === 'empty' || (place === 'chat' && (!isLoaded || phase === 'failed'))
  const focusWatch = useScreenFocus(card, phase === 'follow-up' ? 'asked' : phase, false)
  useGivenScore(card, session, given)

  useEffect(() => {
    if (isFloating && host.wantsFocus && isLoaded)
      card.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [host, isFloating, isLoaded])

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return
    event.stopPropagation()
    host.close()
  }

  return (
    <section
      ref={card}
      className={`card is-${place}${isAbove ? ' is-above' : ''}`}
      part="panel"
      hidden={isHidden}
      role={isFloating ? 'dialog' : 'group'}
      aria-label={t.name}
      {...languageAttributes(locale)}
      onKeyDown={isFloating ? closeOnEscape : undefined}
      {...focusWatch}
    >
      {isFloating && (
        <button type="button" className="tool" part="close" aria-label={t.close} onClick={() => host.close()}>
          <Icon shape="close" />
        </button>
      )}
      <CardBody state={state} dispatch={session.dispatch} />
      <p className={phase === 'thanks' ? 'hidden' : 'status'} role="status">
        {statusOf(state, t)}
      </p>
    </section>
  )
}

/** Returns what a screen reader announces: that the answer is on its way or saved, or thanks. */
function statusOf({ phase, survey, sending, isDone }: SurveyState, t: CsatMessages): string {
  if (phase === 'thanks') return survey!.texts.thanks
  if (sending) return isDone ? t.sending : ''
  const answer = phase === 'follow-up' && survey && answerText(survey, t)
  return answer ? fill(t.saved, { answer }) : ''
}

/**
 * Shares the corner: returns whether there is a button that the card stays above, and closes one panel when another
 * one opens.
 */
function useCorner(host: WidgetHost, isFloating: boolean): boolean {
  const [isShared, setShared] = useState(false)

  useEffect(() => {
    if (!isFloating) return
    const isLeft = (element: Element) => element.getAttribute('position') === 'left'
    const neighbors = [...document.querySelectorAll<Widget>(NEIGHBORS)].filter(
      element => isLeft(element) === isLeft(host),
    )
    setShared(neighbors.length > 0)
    for (const neighbor of neighbors) if (neighbor['get']?.('open') === true) neighbor['close']?.()

    function follow({ target }: Event): void {
      if (neighbors.includes(target as Widget)) host.close()
    }

    document.addEventListener(OPEN, follow)
    return () => document.removeEventListener(OPEN, follow)
  }, [host, isFloating])

  return isShared
}

type CardBodyProps = { readonly state: SurveyState; readonly dispatch: CsatSession['dispatch'] }

/** What a survey shows in its state. */
function CardBody({ state, dispatch }: CardBodyProps) {
  const { t } = useCsatMessages()
  switch (state.phase) {
    case 'loading':
      return <p className="soft">{t.loading}</p>
    case 'failed':
      return (
        <>
          <p role="alert">{t.notLoaded}</p>
          <button type="button" className="quiet" data-first onClick={() => dispatch({ type: 'retried' })}>
            {t.retry}
          </button>
        </>
      )
    case 'closed':
    case 'invalid':
      return (
        <p role="alert" tabIndex={-1} data-first>
          {t[state.phase]}
        </p>
      )
    case 'asked':
    case 'follow-up':
      return <SurveyForm state={state} dispatch={dispatch} />
    case 'thanks':
      return <SurveyThanks state={state} dispatch={dispatch} />
    case 'empty':
      return null
  }
}

type SurveyFormProps = { readonly state: SurveyState; readonly dispatch: CsatSession['dispatch'] }

/** The question with its scale, and below it what the score leads to. */
function SurveyForm({ state, dispatch }: SurveyFormProps) {
  const { t } = useCsatMessages()
  const id = useId()
  const { kind, texts } = state.survey!
  return (
    <>
      <h2 id={id} dir="auto">
        {kind === 'comment' ? <label htmlFor={`${id}-box`}>{texts.question}</label> : texts.question}
      </h2>
      {kind !== 'comment' && (
        <Scale
          kind={kind}
          question={id}
          score={state.score}
          onScore={score => dispatch({ type: 'scored', score })}
        />
      )}
      {(kind === 'comment' || state.phase === 'follow-up') && (
        <CommentBox state={state} dispatch={dispatch} id={`${id}-box`} />
      )}
      {state.hasFailed && (
        <p className="error" role="alert">
          {t.notSent}{' '}
          <button type="button" className="again" onClick={() => dispatch({ type: 'retried' })}>
            {t.retry}
          </button>
        </p>
      )}
    </>
  )
}
