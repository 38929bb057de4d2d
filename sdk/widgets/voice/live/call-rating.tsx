import { useLiveCallMessages } from '#sdk/ui/messages/use-live-call-messages.ts'
import type { CallScore, SavedCall, VoiceCall } from '../call-session.ts'
import { CallIcon } from './call-icon.tsx'

type Props = { readonly saved: SavedCall; readonly rate: VoiceCall['rate'] }

/** Asks how a call was that has been saved. */
export function CallRating({ saved, rate }: Props) {
  const { t } = useLiveCallMessages()
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
