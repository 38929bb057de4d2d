import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useVoiceMessages } from '#sdk/ui/messages/use-voice-messages.ts'
import { callObstacle } from '../call-obstacle.ts'
import type { VoiceCardSession } from '../voice-session.ts'
import { ConsentText } from './consent-text.tsx'
import { VoiceIcon } from './voice-icon.tsx'
import { WriteButton } from './write-button.tsx'

type Props = { readonly session: VoiceCardSession }

/** What a call is like, and the button that starts one; or why there can be none. */
export function BeforeCall({ session }: Props) {
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
