import { describe, expect, it } from 'vitest'
import type { Command } from './command-table.ts'
import { createCommandRegistry } from './commands.ts'

const reply: Command = { id: 'reply', run: () => {} }
const resolve: Command = { id: 'resolve', run: () => {} }

describe('the commands that can be run', () => {
  it('are those of every pane, as long as it is there', () => {
    const registry = createCommandRegistry()
    const leave = registry.register([reply])
    registry.register([resolve])
    expect(registry.all()).toEqual([reply, resolve])
    leave()
    expect(registry.all()).toEqual([resolve])
  })

  it('with one id: the one that came later, and the first again once that has gone', () => {
    const registry = createCommandRegistry()
    const other: Command = { id: 'reply', run: () => {} }
    registry.register([reply])
    const leave = registry.register([other])
    expect(registry.all()[0]).toBe(other)
    leave()
    expect(registry.all()[0]).toBe(reply)
  })

  it('with one id: the list’s, whichever came later, as long as it is there', () => {
    const registry = createCommandRegistry()
    const ofRow: Command = { id: 'resolve', run: () => {}, isOfList: true }
    const leave = registry.register([ofRow])
    registry.register([resolve])
    expect(registry.all()).toEqual([ofRow])
    leave()
    expect(registry.all()).toEqual([resolve])
  })

  it('survive when one of two panes that gave the same array goes', () => {
    const registry = createCommandRegistry()
    const given = [reply]
    registry.register(given)
    const leave = registry.register(given)
    leave()
    leave()
    expect(registry.all()).toEqual([reply])
  })

  it('are the same array until they change, and each change is told until one stops listening', () => {
    const registry = createCommandRegistry()
    let calls = 0
    const stop = registry.subscribe(() => calls++)
    const leave = registry.register([reply])
    expect(registry.all()).toBe(registry.all())
    leave()
    expect(calls).toBe(2)
    stop()
    registry.register([reply])
    expect(calls).toBe(2)
  })
})
