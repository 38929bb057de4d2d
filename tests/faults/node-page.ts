import { setMaxListeners } from 'node:events'
import { vi } from 'vitest'
import { asNativeFetch } from '../support/as-native-fetch.ts'

/** As much of a browser's page as the widget's runtime looks at, made global for the test file. Gives its window. */
export function pretendPage(origin: string): EventTarget {
  const window = Object.assign(new EventTarget(), {
    fetch: asNativeFetch((...args) => fetch(...args)),
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', { language: 'en' })
  const document = Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: 'en' } })
  vi.stubGlobal('document', document)
  // One page for all the clients of this process.
  setMaxListeners(0, window, document)
  vi.stubGlobal('MutationObserver', NoMutations)
  return window
}

class NoMutations {
  observe(): void {}
  disconnect(): void {}
}
