import { useState } from 'react'
import type { LiveCall as LivePhase } from '#core/voice-call/call-state.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { LiveCallMessages } from '#sdk/ui/messages/live-call-messages.ts'
import { useLiveCallMessages } from '#sdk/ui/messages/use-live-call-messages.ts'
import type { VoiceCardSession } from '../voice-session.ts'
import { CallControls } from './call-controls.tsx'
import { Captions } from './captions.tsx'
import { LevelMeter } from './level-meter.tsx'
import { TypeForm } from './type-form.tsx'
import { useLazyStyle } from './use-lazy-style.ts'

type Props = { readonly session: VoiceCardSession }

/** A call that is connected: what happens, what is said, and the controls. */
export function LiveCall({ session }: Props) {
  const { t } = useLiveCallMessages()
  const vars = useStore(session.$vars)
  const state = useStore(session.$state)
  const call = useStore(session.$call)
  const isHeard = typeof vars !== 'object' || vars.hears_speech
  const [isTyping, setTyping] = useState(!isHeard)
  const style = useLazyStyle()
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

function activityOf(t: LiveCallMessages, { activity, isMuted }: LivePhase): string {
  if (activity === 'thinking' || activity === 'speaking') return t[activity]
  return isMuted ? t.muted : t.listening
}
