import type { EventKind, LoggedEvent } from '#contract/events.ts'
import type { Query } from '#server/ports/database.ts'

/** Something that follows from events of the log. */
export type Consumer<Kind extends EventKind = EventKind> = {
  /** Its name in `app.consumers`, which stays. */
  readonly name: string
  readonly kinds: readonly Kind[]
  /**
   * Applies the effects of events, the oldest first, with job claims, in the transaction that moves its position: each event
   * has its effects once. What leaves the database goes through an outbox.
   */
  readonly consume: (query: Query, events: readonly LoggedEvent<Kind>[]) => Promise<void>
}

/** Returns a consumer whose events have the types of its kinds. */
export function consumer<const Kind extends EventKind>(given: Consumer<Kind>): Consumer {
  return given as unknown as Consumer
}
