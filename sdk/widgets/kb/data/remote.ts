import type { WritableAtom } from 'nanostores'
import type { Result } from '#sdk/runtime/api/create-api.ts'

/**
 * A value from the server and its loading status. While it loads, and after a failure, `value` may be an earlier
 * one from the cache.
 */
export type Remote<Value> = {
  /** `gone`: it does not exist on the server. */
  readonly status: 'loading' | 'ready' | 'failed' | 'gone'
  readonly value: Value | null
}

/** Loads values from the server into a store. The last request wins. */
export type RemoteLoader<Value> = {
  /**
   * Shows the `known` value, then the server's, unless another request has started meanwhile. Returns the
   * server's value, or null if the request failed or came too late.
   */
  readonly load: (known: Value | null, ask: () => Promise<Result<Value>>) => Promise<Value | null>
  /** Sets the store without a request. Ignores the results of running requests. */
  readonly set: (remote: Remote<Value>) => void
}

const NOT_FOUND = 404

/**
 * Creates a loader.
 * @param onTrouble called for each failed request
 */
export function createRemoteLoader<Value>(
  $remote: WritableAtom<Remote<Value>>,
  onTrouble: () => void,
): RemoteLoader<Value> {
  let turn = 0

  return {
    set(remote) {
      turn += 1
      $remote.set(remote)
    },
    async load(known, ask) {
      turn += 1
      const own = turn
      $remote.set({ status: 'loading', value: known })
      const result = await ask()
      if (own !== turn) return null
      if (result.kind === 'ok') {
        $remote.set({ status: 'ready', value: result.value })
        return result.value
      }
      if (result.kind === 'refused' && result.status === NOT_FOUND) {
        $remote.set({ status: 'gone', value: null })
        return null
      }
      $remote.set({ status: 'failed', value: known })
      onTrouble()
      return null
    },
  }
}
