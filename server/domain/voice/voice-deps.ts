import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { VoiceProviders } from '#server/ports/voice.ts'

/** Dependencies of voice calls. */
export type VoiceDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Dates conversations: the demo clock in demo mode, else `clock`. */
  readonly conversationClock: Pick<Clock, 'now'>
  /** Null if this installation takes no calls. */
  readonly voice: VoiceProviders | null
  /** Opens the keys of companies' own accounts: 32 bytes. */
  readonly voiceKey: Uint8Array
  readonly log: Pick<Log, 'warn'>
}
