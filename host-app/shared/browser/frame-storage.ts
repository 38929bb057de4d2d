import { DEMO_FRAME_KEYS } from '#contract/constants/demo.ts'
import { storageKeys } from './tolerant-storage.ts'

/** The part of the Web Storage API that stores single keys. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Returns a storage for the demo's frame that survives the frame's reloads. It prefixes the keys in the tab's session
 * storage, so that no other page of the site reads them.
 */
export function frameStorage(session: KeyStorage): KeyStorage {
  const own = (key: string) => `${DEMO_FRAME_KEYS}${key}`
  return {
    getItem: key => session.getItem(own(key)),
    setItem: (key, value) => session.setItem(own(key), value),
    removeItem: key => session.removeItem(own(key)),
  }
}

/** Removes everything that the demo's frame has stored. */
export function clearFrameStorage(session: Storage): void {
  for (const key of storageKeys(session)) if (key.startsWith(DEMO_FRAME_KEYS)) session.removeItem(key)
}
