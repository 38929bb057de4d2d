/**
 * The time source that code receives as a dependency. `now` returns milliseconds since the epoch. `setTimeout`
 * calls back once after `delayMs` and returns a handle for `clearTimeout`.
 */
export type Clock = {
  readonly now: () => number
  readonly setTimeout: (callback: () => void, delayMs: number) => unknown
  readonly clearTimeout: (handle: unknown) => void
}
