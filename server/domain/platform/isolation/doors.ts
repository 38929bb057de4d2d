/** How the isolation self-test reaches the server: the same ways as everybody else. */
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { OpenRealtime } from '#server/ports/realtime.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import type { EraseDeps } from '../../conversations/visitors/erase-conversation.ts'

/** The ways in. */
export type IsolationDoors = {
  /** Requests the app itself, or what replaces its gateway. `path` begins with a slash. */
  readonly request: (path: string, init: RequestInit) => Promise<Response>
  readonly openRealtime: OpenRealtime
}

/** Dependencies of the self-test. */
export type IsolationDeps = EraseDeps & {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly tokens: Tokens
  readonly publicUrl: string
  readonly isolation: IsolationDoors
}
