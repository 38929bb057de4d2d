import { createTolerantStorage, type TolerantStorage } from '#host-app/shared/browser/tolerant-storage.ts'

const KEY = 'single_key_shortcuts'

/**
 * Creates the setting for single-key shortcuts, stored in this browser. People who use speech input must be
 * able to turn them off (WCAG 2.2, 2.1.4).
 */
export function createSingleKeys(storage: TolerantStorage) {
  return {
    areOn: (): boolean => storage.getItem(KEY) !== 'off',
    turn: (on: boolean): void => storage.setItem(KEY, on ? 'on' : 'off'),
  }
}

/** The setting for single-key shortcuts. */
export type SingleKeys = ReturnType<typeof createSingleKeys>

/** This browser's setting. */
export const singleKeys: SingleKeys = createSingleKeys(createTolerantStorage(() => localStorage))
