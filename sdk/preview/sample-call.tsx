import { MESSAGES as t } from '../locales/voice/en.ts'
import { VoiceIcon } from '../widgets/voice/card/voice-icon.tsx'
import { CallIcon } from '../widgets/voice/live/call-icon.tsx'

const COMPANY = 'Acme Planner'
/** Heights of the bars of the microphone's level, in parts of the highest. */
const LEVELS = [
  0.1, 0.2, 0.1, 0.3, 0.1, 0.2, 0.5, 0.4, 0.6, 0.5, 0.2, 0.3, 0.8, 0.3, 1, 0.3, 0.3, 0.6, 0.4, 0.9, 0.8, 0.3,
  0.2, 0.5, 0.4, 0.8, 0.2, 0.4, 0.2, 0.2, 0.4, 0.3, 0.2, 0.1,
]
const CONTROLS = [
  ['mute', t.mute],
  ['type', t.type],
  ['person', t.askPerson],
] as const

/** A call that is going on, for a picture: the card of the voice element without its styles. */
export function SampleCall() {
  return (
    <>
      <p className="bar">
        <span className="tag">
          <VoiceIcon shape="lock" />
          {t.notRecorded}
        </span>
        02:14
      </p>
      <span className="orb">
        <VoiceIcon shape="phone" />
      </span>
      <h2>{COMPANY}</h2>
      <p className="activity">{t.listening}</p>
      <svg className="level" viewBox="0 0 238 56" aria-hidden="true">
        <path d={LEVELS.map((level, at) => `M${at * 7 + 3.5} ${28 - level * 22}v${level * 44}`).join('')} />
      </svg>
      <div className="captions">
        <b>{t.you}</b>
        <p>How do I swap a shift with a colleague?</p>
        <b>{COMPANY}</b>
        <p>Open the shift and choose Swap. Your colleague accepts, then your manager approves it.</p>
        <span className="source">
          <CallIcon shape="article" />
          Swap a shift with a colleague
        </span>
        <b>{t.you}</b>
        <p className="growing">And what if nobody takes it by</p>
      </div>
      <div className="controls">
        {CONTROLS.map(([shape, text]) => (
          <span key={shape}>
            <CallIcon shape={shape} />
            {text}
          </span>
        ))}
        <span className="end">
          <CallIcon shape="hangUp" />
          {t.end}
        </span>
      </div>
    </>
  )
}
