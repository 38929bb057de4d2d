import { type KeyboardEvent, useEffect, useRef } from 'react'
import { RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'
import { isComposingKey } from '#core/composing-key.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useCsatMessages } from '#sdk/ui/messages/use-csat-messages.ts'
import { useScreenFocus } from '../../chat/panel/use-screen-focus.ts'
import type { CsatPlace, CsatSession } from '../csat-session.ts'
import { CardBody } from './card-body.tsx'
import { statusOf } from './status-of.ts'
import { useCorner } from './use-corner.ts'
import { useGivenScore } from './use-given-score.ts'

type Props = {
  readonly session: CsatSession
  readonly host: WidgetHost
  readonly place: CsatPlace
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
      lang={locale}
      dir={RIGHT_TO_LEFT_LOCALES.includes(locale) ? 'rtl' : 'ltr'}
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
