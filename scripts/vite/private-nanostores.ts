import type { Plugin } from 'vite'

const MODULE = /node_modules[\\/]nanostores[\\/]atom[\\/]index\.js$/
const SHARED = '(globalThis.nanostoresGlobal ||= { epoch: 0 })'

/**
 * Returns a plugin that makes nanostores' counter private. By default it's a global variable, for pages with several
 * copies of nanostores. The widgets have one copy, and define only one global name on a customer's page.
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
