/** One counter: at most `max` within `windowMs`, which begin with the first that is counted. */
export type Window = { readonly key: string; readonly max: number; readonly windowMs: number }

/** Where a counter stands; one that was never used, or is over, has none. */
export type Count = { readonly key: string; readonly count: number; readonly resetsAtMs: number }

/** Where counters are kept. */
export type WindowStore = {
  /** Adds one to each, and tells where they stand then. */
  readonly add: (windows: readonly Window[]) => Promise<readonly Count[]>
  readonly read: (windows: readonly Window[]) => Promise<readonly Count[]>
}
