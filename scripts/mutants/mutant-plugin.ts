import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { mutate } from './mutant.ts'
import { MUTANTS } from './mutants.ts'

/**
 * Returns a Vite plugin that applies the mutant named by the environment variable `MUTANT` to its module as it is loaded, so
 * that no file changes. Without the variable, it does nothing. Code that Vite doesn't load stays as it is: child processes,
 * worker threads, `.mjs` files, and files read by tests.
 */
export function mutantPlugin(id = process.env['MUTANT']): Plugin {
  const mutant = MUTANTS.find(each => each.id === id)
  if (id && !mutant) throw new Error(`No mutant is named ${id}.`)
  return {
    name: 'mutant',
    enforce: 'pre',
    transform(source, module) {
      if (!mutant || module.split('?')[0] !== resolve(mutant.file)) return null
      return { code: mutate(source, mutant), map: null }
    },
  }
}
