import { describe, expect, it } from 'vitest'
import type { Command } from './command-table.ts'
import { COMMAND_TABLE, type CommandDetails, type CommandName } from './command-table.ts'
import { boundKeys } from './listen-for-keys.ts'

const run = () => {}
const names = Object.keys(COMMAND_TABLE) as CommandName[]
const all: readonly Command[] = names.map(id => ({ id, run }))
const commands: readonly CommandDetails[] = Object.values(COMMAND_TABLE)

describe('the keys', () => {
  it('of two commands are never the same, and none begins with another’s', () => {
    const keys = commands.flatMap(({ keys }) => keys ?? [])
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter(one => keys.some(other => other.startsWith(`${one} `)))).toEqual([])
  })

  it('run what can be run', () => {
    const bound = boundKeys(
      [
        { id: 'next', run },
        { id: 'merge', run },
      ],
      true,
    )
    expect([...bound]).toEqual([['j', { run, repeats: true }]])
  })

  it('without single letters and signs are those with Ctrl and those with a name', () => {
    expect([...boundKeys(all, false).keys()]).toEqual(['Enter', 'mod+k', 'Escape'])
  })
})
