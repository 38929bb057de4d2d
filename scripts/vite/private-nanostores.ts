import type { Plugin } from 'vite'

const MODULE = /node_modules[\\/]nanostores[\\/]atom[\\/]index\.js$/
const SHARED = '(globalThis.nanostoresGlobal ||= { epoch: 0 })'

/**
 * nanostores keeps a counter on the global object, for pages that hold several copies of it. The widgets have one, and
 * leave a single name on the customer's page, their own.
 */
export function privateNanostores(): Plugin {
  return {
    name: 'private-nanostores',
    enforce: 'pre',
    transform(code, id) {
      if (!MODULE.test(id)) return undefined
      if (!code.includes(SHARED)) throw new Error('nanostores no longer shares its counter as it did.')
      return { code: code.replace(SHARED, '{ epoch: 0 }'), map: null }
    },
  }
}
