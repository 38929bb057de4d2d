/**
 * Something of the server's. `value` may be there before it has come, from what this browser kept, and stays when it
 * could not be fetched anew.
 */
export type Remote<Value> = {
  /** `gone`: the server has no such thing. */
  readonly standing: 'loading' | 'ready' | 'failed' | 'gone'
  readonly value: Value | null
}
