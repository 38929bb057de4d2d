import type { VoiceRefusal } from '#contract/constants/voice.ts'
import type { VoiceSession } from './call-session.ts'

/** Returns why there can be no call, as the name of its message; null if a call is possible. */
export function callObstacle({
  $vars,
  canCall,
}: Pick<VoiceSession, '$vars' | 'canCall'>): VoiceRefusal | 'cannotCall' | null {
  const vars = $vars.get()
  if (typeof vars === 'object' && vars.reason !== null) return vars.reason
  return canCall ? null : 'cannotCall'
}
