import { type KeyboardEvent, useRef } from 'react'
import { isComposingKey } from '#core/composing-key.ts'
import { useVoiceMessages } from '#sdk/locales/voice/voice-messages.ts'
import type { Place } from '#sdk/runtime/element/define-widget.tsx'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useScreenFocus } from '#sdk/ui/hooks/use-screen-focus.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { languageAttributes } from '#sdk/ui/text/language-attributes.ts'
import { callObstacle } from '../call-obstacle.ts'
import type { VoiceCardSession } from '../voice-session.ts'
import { ConsentText } from './consent-text.tsx'
import { RunningTime } from './running-time.tsx'
import { type Screen, useScreen } from './use-screen.ts'
import { VoiceIcon } from './voice-icon.tsx'
import { WriteButton } from './write-button.tsx'

type Props = {
  readonly session: VoiceCardSession
  readonly place: Place
  /** Whether there is another button in the corner, which the card stays above. */
  readonly isAbove: boolean
}

/** The card: who is called, the status of VOICE-01, and what can be done now. */
export function VoiceCard({ session, place, isAbove }: Props) {
  const { t, locale } = useVoiceMessages()
  const { host } = session
  const { screen, status, text } = useScreen(session)
  const card = useRef<HTMLElement>(null)
  const isFloating = place === 'floating'
  const focusWatch = useScreenFocus(card, screen, isFloating && host.wantsFocus)

  /** Closes the card. A call goes on: the launcher then shows its time, and ends it. */
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent) || place === 'inline') return
    // Escape stays here, or the page around a frame would close a widget that the visitor cannot reopen.
    event.preventDefault()
    event.stopPropagation()
    if (isFloating) host.close()
  }

  return (
    <section
      ref={card}
      className={`card is-${place} shows-${screen}${isAbove ? ' is-above' : ''}`}
      part="panel"
      role={isFloating ? 'dialog' : 'region'}
      aria-label={t.name}
      data-state={status}
      {...languageAttributes(locale)}
      onKeyDown={closeOnEscape}
      {...focusWatch}
    >
      <div className="bar">
        <span className="tag">
          <VoiceIcon shape="lock" />
          {t.notRecorded}
        </span>
        {screen === 'live' && <RunningTime session={session} />}
        {isFloating && (
          <button
            type="button"
            className="tool"
            part="close"
            aria-label={t.close}
            onClick={() => host.close()}
          >
            <Icon shape="close" />
          </button>
        )}
      </div>
      <CompanyHeading session={session} isSmall={screen === 'ended'} />
      <p className={status === 'error' || status === 'loading' ? 'status' : 'hidden'} role="status">
        {text || (screen === 'ended' && t.ended)}
      </p>
      <ScreenView session={session} screen={screen} />
    </section>
  )
}

function ScreenView({ session, screen }: { readonly session: VoiceCardSession; readonly screen: Screen }) {
  const parts = useStore(session.$parts)
  switch (screen) {
    case 'before':
      return <BeforeCall session={session} />
    case 'connecting':
      return <ConnectingCall session={session} />
    case 'failed':
      return <FailedCall session={session} />
    case 'live':
      return parts && <parts.LiveCall session={session} />
    case 'ended':
      return parts && <parts.EndedCall session={session} />
  }
}

type ConnectingCallProps = { readonly session: VoiceCardSession }

/** A call that is being connected. */
function ConnectingCall({ session }: ConnectingCallProps) {
  const { t } = useVoiceMessages()
  return (
    <div className="actions">
      <ConsentText session={session} />
      <button type="button" className="secondary" onClick={session.hangUp}>
        {t.cancel}
      </button>
    </div>
  )
}

type FailedCallProps = { readonly session: VoiceCardSession }

/** A call that did not come about. The card's status says why. */
function FailedCall({ session }: FailedCallProps) {
  const { t } = useVoiceMessages()
  return (
    <div className="actions">
      <button type="button" className="primary" onClick={session.call}>
        {t.retry}
      </button>
      <WriteButton session={session} text={t.writeInstead} />
    </div>
  )
}

type CompanyHeadingProps = { readonly session: VoiceCardSession; readonly isSmall: boolean }

/** The company's logo and name. Without a logo, it shows a telephone. */
function CompanyHeading({ session, isSmall }: CompanyHeadingProps) {
  const { t } = useVoiceMessages()
  const company = useStore(session.$company)
  return (
    <div className={`company${isSmall ? ' is-small' : ''}`}>
      <span className="orb">
        {company?.brand.logo ? <img src={company.brand.logo} alt="" /> : <VoiceIcon shape="phone" />}
      </span>
      <h2 tabIndex={-1} data-first dir="auto">
        {company?.company_name ?? t.name}
      </h2>
    </div>
  )
}

type BeforeCallProps = { readonly session: VoiceCardSession }

/** What a call is like, and the button that starts one; or why there can be none. */
function BeforeCall({ session }: BeforeCallProps) {
  const { t } = useVoiceMessages()
  const vars = useStore(session.$vars)
  if (vars === 'loading') return <p className="about">{t.loading}</p>
  if (vars === 'failed')
    return (
      <>
        <p className="about" role="alert">
          {t.network}
        </p>
        <div className="actions">
          <button type="button" className="primary" onClick={session.prepare}>
            {t.retry}
          </button>
          <WriteButton session={session} text={t.writeInstead} />
        </div>
      </>
    )
  const obstacle = callObstacle(session, t)
  if (obstacle !== null)
    return (
      <>
        <p className="about">{obstacle}</p>
        <div className="actions">
          <WriteButton session={session} text={t.writeInstead} />
        </div>
      </>
    )
  return (
    <>
      <p className="about">{vars.hears_speech ? t.about : t.cannotHear}</p>
      <div className="actions">
        <ConsentText session={session} />
        <button type="button" className="primary" onClick={session.call}>
          <VoiceIcon shape="phone" />
          {t.call}
        </button>
        <WriteButton session={session} text={t.writeInstead} />
      </div>
    </>
  )
}
