import { describe, expect, it } from 'vitest'
import { chooseMutants, sample } from './choose-mutants.ts'
import { folderOf } from './mutant.ts'
import { MUTANTS } from './mutants.ts'

const idsOf = (...args: string[]) => chooseMutants(MUTANTS, args, 'a1b2c3').mutants.map(({ id }) => id)

describe('a sample of the mutants', () => {
  it('is the same for the same seed, and another one for another', () => {
    expect(sample(MUTANTS, 'one', 12)).toEqual(sample(MUTANTS, 'one', 12))
    expect(sample(MUTANTS, 'one', 12)).not.toEqual(sample(MUTANTS, 'two', 12))
  })

  it('takes a second mutant of a folder only once it has one of each', () => {
    const folders = new Set(MUTANTS.map(folderOf))
    const chosen = sample(MUTANTS, 'any', folders.size)
    expect(new Set(chosen.map(folderOf))).toEqual(folders)
  })

  it('reaches every mutant with some seed', () => {
    const reached = Array.from({ length: 200 }, (_, seed) => sample(MUTANTS, `${seed}`, 12)).flat()
    expect(new Set(reached).size).toBe(MUTANTS.length)
  })
})

describe('the arguments of npm run mutants', () => {
  it('choose all, some by their ids, or a sample by the commit or by a seed', () => {
    expect(idsOf()).toHaveLength(MUTANTS.length)
    expect(idsOf('CHAT-08', 'CHAT-05')).toEqual(['CHAT-05', 'CHAT-08'])
    expect(idsOf('--sample')).toEqual(sample(MUTANTS, 'a1b2c3', 12).map(({ id }) => id))
    expect(idsOf('--seed=x')).toEqual(sample(MUTANTS, 'x', 12).map(({ id }) => id))
    expect(chooseMutants(MUTANTS, ['--sample'], 'a1b2c3').seed).toBe('a1b2c3')
    expect(chooseMutants(MUTANTS, [], 'a1b2c3').seed).toBeNull()
  })

  it.each(['CHAT-99', '--smaple'])('%s is refused, because it chooses nothing', argument => {
    expect(() => idsOf(argument)).toThrow(argument)
  })
})
