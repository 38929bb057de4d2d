import { type FormEvent, useEffect, useRef, useState } from 'react'
import { VOICE_LINE_MAX } from '#contract/constants/voice.ts'
import type { LiveCall as LivePhase } from '#core/voice-call/call-state.ts'
import { type CallTranscript, linesOf } from '#core/voice-call/transcript.ts'
import { partCatalog } from '#sdk/locales/catalog.ts'
import { MESSAGES, type VoiceMessages } from '#sdk/locales/voice/en.ts'
import { useVoiceMessages } from '#sdk/locales/voice/voice-messages.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { VoiceCall, VoiceCardSession } from '../voice-session.ts'
import { CallIcon } from './call-icon.tsx'
import { CaptionLine } from './caption-line.tsx'
import { LevelMeter } from './level-meter.tsx'
import { useCallStyle } from './use-call-style.ts'

type Props = { readonly session: VoiceCardSession }

/** A call that is connected: what happens, what is said, and the controls. */
export function LiveCall({ session }: Props) {
  const { t } = partCatalog(useVoiceMessages(), MESSAGES)
  const vars = useStore(session.$vars)
  const state = useStore(session.$state)
  const call = useStore(session.$call)
  const isHeard = typeof vars !== 'object' || vars.hears_speech
  const [isTyping, setTyping] = useState(!isHeard)
  const style = useCallStyle()
  if (state?.phase.kind !== 'live' || call === null) return null

  return (
    <div className="live" ref={style}>
      <p className={`activity is-${state.phase.activity}`}>{activityOf(t, state.phase)}</p>
      {isHeard && <LevelMeter clock={session.environment.clock} $level={call.$level} />}
      <Captions session={session} transcript={state.transcript} />
      {isTyping && <TypeForm call={call} />}
      <CallControls
        call={call}
        isMuted={isHeard ? state.phase.isMuted : null}
        isTyping={isTyping}
        onType={setTyping}
      />
    </div>
  )
}

function activityOf(t: VoiceMessages, { activity, isMuted }: LivePhase): string {
  if (activity === 'thinking' || activity === 'speaking') return t[activity]
  return isMuted ? t.muted : t.listening
}

type CallControlsProps = {
  readonly call: VoiceCall
  /** Null if the server cannot hear the visitor anyway. */
  readonly isMuted: boolean | null
  readonly isTyping: boolean
  readonly onType: (isTyping: boolean) => void
}

/** The controls of a call. */
function CallControls({ call, isMuted, isTyping, onType }: CallControlsProps) {
  const { t } = partCatalog(useVoiceMessages(), MESSAGES)
  return (
    <div className="controls">
      {isMuted !== null && (
        <button type="button" aria-pressed={isMuted} onClick={call.toggleMute}>
          <CallIcon shape={isMuted ? 'muted' : 'mute'} />
          {t.mute}
        </button>
      )}
      <button type="button" aria-expanded={isTyping} onClick={() => onType(!isTyping)}>
        <CallIcon shape="type" />
        {t.type}
      </button>
      <button type="button" onClick={() => call.type(t.askForPerson)}>
        <CallIcon shape="person" />
        {t.askPerson}
      </button>
      <button type="button" className="end" aria-label={t.endCall} onClick={call.hangUp}>
        <CallIcon shape="hangUp" />
        {t.end}
      </button>
    </div>
  )
}

type CaptionsProps = { readonly session: VoiceCardSession; readonly transcript: CallTranscript }

/**
 * What both sides say. A screen reader announces each line once, when it is final: lines that still grow come after the
 * others, outside the live region.
 */
function Captions({ session, transcript }: CaptionsProps) {
  const { t } = partCatalog(useVoiceMessages(), MESSAGES)
  const box = useRef<HTMLElement>(null)
  const lines = linesOf(transcript)

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each word
  useEffect(() => showNewest(box.current!), [transcript])

  // The field for typing takes some of the room.
  useEffect(() => {
    const { current } = box
    const observer = new ResizeObserver(() => showNewest(current!))
    observer.observe(current!)
    return () => observer.disconnect()
  }, [])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard
    <section ref={box} className="captions" aria-label={t.captions} tabIndex={0}>
      <div aria-live="polite">
        {lines.map(line => line.isFinal && <CaptionLine key={line.itemId} session={session} line={line} />)}
      </div>
      {lines.map(line => line.isFinal || <CaptionLine key={line.itemId} session={session} line={line} />)}
    </section>
  )
}

function showNewest(box: HTMLElement): void {
  box.scrollTo(0, box.scrollHeight)
}

type TypeFormProps = { readonly call: VoiceCall }

/** The field for a visitor who types. Enter sends. */
function TypeForm({ call }: TypeFormProps) {
  const { t } = partCatalog(useVoiceMessages(), MESSAGES)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  function send(event: FormEvent): void {
    event.preventDefault()
    const { current } = field
    if (!current?.value.trim()) return
    call.type(current.value.trim())
    current.value = ''
    current.focus()
  }

  return (
    <form className="type" onSubmit={send}>
      <input
        ref={field}
        className="field"
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        aria-label={t.message}
        placeholder={t.message}
        maxLength={VOICE_LINE_MAX}
      />
      <button type="submit" className="tool" aria-label={t.send}>
        <Icon shape="send" />
      </button>
    </form>
  )
}
