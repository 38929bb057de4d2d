import { createHash } from 'node:crypto'
import { folderOf, type Mutant } from './mutant.ts'

/** The mutants of a sample: about 45 seconds on two idle cores. */
const SAMPLE_SIZE = 12
const SEED = '--seed='

/** The mutants to run. `seed` chose a sample, and is null otherwise. */
export type Choice = { readonly mutants: readonly Mutant[]; readonly seed: string | null }

/**
 * Returns the mutants that the arguments of `npm run mutants` choose: ids, or a sample with `--sample` or `--seed=<text>`; all
 * without arguments.
 * @param commit the seed of a sample without `--seed`
 * @throws Error for an unknown argument
 */
export function chooseMutants(all: readonly Mutant[], args: readonly string[], commit: string): Choice {
  const ids = args.filter(arg => !arg.startsWith('--'))
  const unknown = args.find(
    arg => arg !== '--sample' && !arg.startsWith(SEED) && !all.some(({ id }) => id === arg),
  )
  if (unknown !== undefined) throw new Error(`No mutant is named ${unknown}.`)
  const given = args.find(arg => arg.startsWith(SEED))?.slice(SEED.length)
  const seed = given ?? (args.includes('--sample') ? commit : null)
  const mutants = ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id))
  return { mutants: seed === null ? mutants : sample(mutants, seed, SAMPLE_SIZE), seed }
}

/**
 * Returns a random sample, the same for the same seed. No folder has two mutants in it while another, with some left, has
 * none.
 */
export function sample(all: readonly Mutant[], seed: string, size: number): readonly Mutant[] {
  const rank = ({ id }: Mutant) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  const shuffled = all
    .map(mutant => ({ mutant, rank: rank(mutant) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
  const seen = new Map<string, number>()
  const byRound = shuffled.map(({ mutant }) => {
    const folder = folderOf(mutant)
    const round = seen.get(folder) ?? 0
    seen.set(folder, round + 1)
    return { mutant, round }
  })
  return byRound
    .sort((one, other) => one.round - other.round)
    .slice(0, size)
    .map(({ mutant }) => mutant)
}
