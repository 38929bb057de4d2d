import type { WritableAtom } from 'nanostores'
import type { Result } from '#sdk/runtime/api/create-api.ts'

/**
 * Something of the server's. `value` may be there before it has come, from what this browser kept, and stays when it
 * could not be fetched anew.
 */
export type Remote<Value> = {
  /** `gone`: the server has no such thing. */
  readonly status: 'loading' | 'ready' | 'failed' | 'gone'
  readonly value: Value | null
}

/** Fills a store from the server: what was asked for last is what shows. */
export type RemoteLoader<Value> = {
  /**
   * Shows what is `known`, asks the server, and shows what it says, unless something else has been asked for meanwhile.
   * Gives what came; null when nothing did, or too late.
   */
  readonly load: (known: Value | null, ask: () => Promise<Result<Value>>) => Promise<Value | null>
  /** Shows something without asking; what is under way comes too late. */
  readonly set: (remote: Remote<Value>) => void
}

const NOT_FOUND = 404

/** `onTrouble` hears of each answer that did not come. */
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
