/** One counter: at most `max` within `windowMs`, starting with its first call. */
export type Window = { readonly key: string; readonly max: number; readonly windowMs: number }

/** A counter's value. An unused or expired counter has none. */
export type Count = { readonly key: string; readonly count: number; readonly resetsAtMs: number }

/** Stores counters. */
export type WindowStore = {
  /** Adds one to each counter and returns the new values. */
  readonly add: (windows: readonly Window[]) => Promise<readonly Count[]>
  readonly read: (windows: readonly Window[]) => Promise<readonly Count[]>
}
