import type { CardMessages } from '../../locales/voice/en/card.ts'
import type { VoiceSession } from './voice-session.ts'

/** Returns why there can be no call, in the visitor's language; null if a call is possible. */
export function callObstacle(
  { $vars, canCall }: Pick<VoiceSession, '$vars' | 'canCall'>,
  t: CardMessages,
): string | null {
  const vars = $vars.get()
  if (typeof vars === 'object' && vars.note !== null) return vars.note
  return canCall ? null : t.cannotCall
}
