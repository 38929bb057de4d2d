import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { VoiceProvider } from '#server/ports/voice.ts'

/** Dependencies of voice calls. */
export type VoiceDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Null if this server takes no calls. */
  readonly voice: VoiceProvider | null
  readonly log: Pick<Log, 'warn'>
}
