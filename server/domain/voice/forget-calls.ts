import { VOICE_CALL_KEPT_MS } from '#contract/constants/voice.ts'
import { deleteBatch } from '../delete-batch.ts'
import type { VoiceDeps } from './voice-deps.ts'

/** Deletes records of calls of long ago; what was said in them stays. Returns whether there may be more. */
export function forgetCalls({ database, clock }: Pick<VoiceDeps, 'database' | 'clock'>): Promise<boolean> {
  return deleteBatch(database, {
    table: 'app.calls',
    where: 'granted_at <= $1',
    values: [new Date(clock.now() - VOICE_CALL_KEPT_MS)],
    oldestBy: 'granted_at',
  })
}
