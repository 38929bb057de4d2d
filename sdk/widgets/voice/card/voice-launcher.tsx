import type { CSSProperties, RefObject } from 'react'
import { useVoiceMessages } from '#sdk/locales/voice/voice-messages.ts'
import { languageAttributes } from '#sdk/ui/text/language-attributes.ts'
import type { VoiceCardSession } from '../voice-session.ts'
import { RunningTime } from './running-time.tsx'
import type { Corner } from './use-corner.ts'
import { useScreen } from './use-screen.ts'
import { VoiceIcon } from './voice-icon.tsx'

type Props = {
  readonly session: VoiceCardSession
  readonly button: RefObject<HTMLButtonElement | null>
  readonly corner: Corner
}

/** The space between two buttons in the corner, in px. */
const GAP_PX = 8

/**
 * The button in the corner of the page, beside that of the chat. During a call it shows the time and ends the call. It
 * has as many words as the corner has room for (`launcher.css`).
 */
export function VoiceLauncher({ session, button, corner }: Props) {
  const { t, locale } = useVoiceMessages()
  const { screen } = useScreen(session)
  const isCalling = screen === 'live' || screen === 'connecting'
  const taken = corner.taken && corner.taken + GAP_PX
  const classes = [
    'corner',
    corner.isTight && 'is-tight',
    corner.isPanelOpen && 'has-panel',
    isCalling && 'is-calling',
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')} style={{ '--_taken': `${taken}px` } as CSSProperties}>
      <div className="pair" part="launcher" {...languageAttributes(locale)}>
        {isCalling ? (
          <>
            <button
              ref={button}
              type="button"
              className="return"
              aria-label={screen === 'live' ? t.showCall : `${t.connecting} ${t.showCall}`}
              aria-expanded={false}
              onClick={() => session.host.open()}
            >
              {screen === 'live' ? <RunningTime session={session} /> : t.connecting}
            </button>
            <button type="button" className="pill is-end" onClick={session.hangUp}>
              <VoiceIcon shape="hangUp" />
              <span className="words">{t.endCall}</span>
            </button>
          </>
        ) : (
          <button
            ref={button}
            type="button"
            className="whole"
            aria-expanded={false}
            onClick={() => session.host.open()}
          >
            <span className="need">{t.needHelp}</span>
            <span className="pill">
              <VoiceIcon shape="phone" />
              <span className="words">{t.voiceChat}</span>
            </span>
          </button>
        )}
      </div>
    </div>
  )
}
