import { setMaxListeners } from 'node:events'
import { vi } from 'vitest'
import { asNativeFetch } from '../support/as-native-fetch.ts'

/**
 * Creates the parts of a browser's page that the widget's runtime uses, global for the test file. Returns
 * its window.
 */
export function pretendPage(origin: string): EventTarget {
  const window = Object.assign(new EventTarget(), {
    fetch: asNativeFetch((...args) => fetch(...args)),
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', { language: 'en' })
  const document = Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: 'en' } })
  vi.stubGlobal('document', document)
  // All clients of this process share one page.
  setMaxListeners(0, window, document)
  vi.stubGlobal('MutationObserver', NoMutations)
  return window
}

class NoMutations {
  observe(): void {}
  disconnect(): void {}
}
