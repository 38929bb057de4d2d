import { createTolerantStorage, type TolerantStorage } from '../../adapters/browser/tolerant-storage.ts'

/** How much room a row of a list takes. */
export type Density = 'comfortable' | 'compact'

const KEY = 'admin_density'

/** The density of lists, kept on this device. */
export function createDensity(storage: TolerantStorage) {
  return {
    chosen: (): Density => (storage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable'),
    choose: (density: Density): void => storage.setItem(KEY, density),
  }
}

let own: ReturnType<typeof createDensity> | null = null

/** This page's. */
export function adminDensity() {
  own ??= createDensity(createTolerantStorage(() => localStorage))
  return own
}
