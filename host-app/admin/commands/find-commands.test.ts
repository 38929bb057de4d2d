import { describe, expect, it } from 'vitest'
import type { Command } from './command-table.ts'
import { findCommands } from './find-commands.ts'

const run = () => {}
const COMMANDS: readonly Command[] = [
  { id: 'inbox', run },
  { id: 'reply', run },
  { id: 'take', run },
  { id: 'resolve', run },
  { id: 'bar', run },
  { id: 'assign:1', group: 'Conversation', title: 'Assign to Zoë Reply', run },
]

describe('what the command bar offers', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['', ['reply', 'take', 'resolve', 'inbox']],
    ['   ', ['reply', 'take', 'resolve', 'inbox']],
    ['res', ['resolve']],
    ['CONV take', ['take']],
    ['conversation', ['take', 'inbox']],
    ['reply', ['reply', 'assign:1']],
    ['write a re', ['reply']],
    ['assign', ['assign:1', 'take']],
    ['zoe', ['assign:1']],
    ['close', ['resolve']],
    ['esolve', []],
    ['take away', []],
    ['command bar', []],
  ]
  it.each(cases)('for "%s": %j', (query, ids) => {
    const found = findCommands(COMMANDS, query).map(({ id }) => id)
    expect(found).toEqual(ids)
  })
})
