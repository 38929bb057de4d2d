import { BROWSER_MUTANTS } from './browser-mutants.ts'
import { CORE_MUTANTS } from './core-mutants.ts'
import type { Mutant } from './mutant.ts'
import { SERVER_MUTANTS } from './server-mutants.ts'

/** All mutants, by folder. */
export const MUTANTS: readonly Mutant[] = [...CORE_MUTANTS, ...SERVER_MUTANTS, ...BROWSER_MUTANTS]
