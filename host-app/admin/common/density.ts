import { createTolerantStorage, type TolerantStorage } from '#host-app/shared/browser/tolerant-storage.ts'

/** The height of list rows. */
export type Density = 'comfortable' | 'compact'

const KEY = 'admin_density'

/** Creates the setting for the density of lists, stored in this browser. */
export function createDensity(storage: TolerantStorage) {
  return {
    chosen: (): Density => (storage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable'),
    choose: (density: Density): void => storage.setItem(KEY, density),
  }
}

let own: ReturnType<typeof createDensity> | null = null

/** Returns this page's setting. */
export function adminDensity() {
  own ??= createDensity(createTolerantStorage(() => localStorage))
  return own
}
