import { createTolerantStorage, type TolerantStorage } from '../../adapters/browser/tolerant-storage.ts'

const KEY = 'single_key_shortcuts'

/**
 * Whether single letters and signs are shortcuts, kept in this browser. Who dictates to the computer needs to turn them
 * off (WCAG 2.2, 2.1.4).
 */
export function createSingleKeys(storage: TolerantStorage) {
  return {
    areOn: (): boolean => storage.getItem(KEY) !== 'off',
    turn: (on: boolean): void => storage.setItem(KEY, on ? 'on' : 'off'),
  }
}

export type SingleKeys = ReturnType<typeof createSingleKeys>

/** This browser's. */
export const singleKeys: SingleKeys = createSingleKeys(createTolerantStorage(() => localStorage))
