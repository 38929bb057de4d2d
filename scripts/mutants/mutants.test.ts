import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MUTANTS } from './mutants.ts'

it.each(MUTANTS)('the mutant “$takesAway” finds its text in its file exactly once', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
})
