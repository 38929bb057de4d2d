import { VOICE_SILENCE_MS } from '#contract/constants/voice.ts'
import type { CallPhase } from '#core/voice-call/call-state.ts'
import { linesOf } from '#core/voice-call/transcript.ts'
import { partCatalog } from '#sdk/locales/catalog.ts'
import { MESSAGES, type VoiceMessages } from '#sdk/locales/voice/en.ts'
import { useVoiceMessages } from '#sdk/locales/voice/voice-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { clockTime } from '../card/clock-time.ts'
import { lengthOf } from '../card/running-time.tsx'
import { WriteButton } from '../card/write-button.tsx'
import type { CallScore, SavedCall, VoiceCall, VoiceCardSession } from '../voice-session.ts'
import { CallIcon } from './call-icon.tsx'
import { CaptionLine } from './caption-line.tsx'
import { useCallStyle } from './use-call-style.ts'

type Props = { readonly session: VoiceCardSession }

/** A call that has ended: how long it took, why it ended, and what was said. */
export function EndedCall({ session }: Props) {
  const { t } = partCatalog(useVoiceMessages(), MESSAGES)
  const state = useStore(session.$state)
  const span = useStore(session.$span)
  // There is one: it has ended.
  const call = session.$call.get()!
  const saved = useStore(call.$saved)
  const style = useCallStyle()
  if (state?.phase.kind !== 'ended') return null
  const lines = linesOf(state.transcript)
  const reason = reasonOf(t, state.phase)

  return (
    <div className="ended" ref={style}>
      <div className="summary">
        <h3>{t.ended}</h3>
        {reason && <p>{reason}</p>}
        <p>{fill(t.duration, { time: clockTime(lengthOf(span, 0)) })}</p>
      </div>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard
        <section className="captions" aria-label={t.transcript} tabIndex={0}>
          {lines.map(line => (
            <CaptionLine key={line.itemId} session={session} line={line} />
          ))}
        </section>
      )}
      {saved && <CallRating saved={saved} rate={call.rate} />}
      <div className="actions">
        <button type="button" className="primary" onClick={session.call}>
          {t.callAgain}
        </button>
        <WriteButton
          session={session}
          text={t.continueByText}
          conversationId={saved?.conversationId ?? null}
        />
      </div>
    </div>
  )
}

/** Returns why a call ended; empty if a side ended it on purpose. */
function reasonOf(t: VoiceMessages, { reason }: Extract<CallPhase, { kind: 'ended' }>): string {
  if (reason === 'too-long') return t.tooLong
  if (reason === 'silence') return fill(t.silence, { seconds: VOICE_SILENCE_MS / 1_000 })
  return reason === 'link-lost' || reason === 'channel-lost' ? t.lost : ''
}

type CallRatingProps = { readonly saved: SavedCall; readonly rate: VoiceCall['rate'] }

/** Asks how a call was that has been saved. */
function CallRating({ saved, rate }: CallRatingProps) {
  const { t } = partCatalog(useVoiceMessages(), MESSAGES)
  const thumb = (score: CallScore, label: string) => (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      aria-pressed={saved.score === score}
      onClick={() => rate(score)}
    >
      <CallIcon shape="thumb" />
    </button>
  )
  return (
    <fieldset className="rating" aria-label={t.rateCall}>
      {saved.score === null && t.rateCall}
      {thumb(1, t.good)}
      {thumb(0, t.notGood)}
      <span role="status">{saved.isFailed ? t.network : saved.score !== null && t.thanks}</span>
    </fieldset>
  )
}
