import { describe, expect, it } from 'vitest'
import { createClosers } from './closers.ts'

describe('createClosers', () => {
  const closed: string[] = []
  const close = (name: string) => void closed.push(name)
  const fail = (name: string) => {
    closed.push(name)
    throw new Error(name)
  }

  it('closes the last opened first, each once', async () => {
    closed.length = 0
    const closers = createClosers()
    expect(closers.add('database', close)).toBe('database')
    closers.add('job', close)
    await closers.closeAll()
    await closers.closeAll()
    expect(closed).toEqual(['job', 'database'])
  })

  it('closes the rest when a part fails, and then says which', async () => {
    closed.length = 0
    const closers = createClosers()
    closers.add('database', close)
    closers.add('gateway', fail)
    closers.add('job', close)
    await expect(closers.closeAll()).rejects.toThrow('gateway')
    expect(closed).toEqual(['job', 'gateway', 'database'])
  })

  it('rejects with all errors when several parts fail', async () => {
    const closers = createClosers()
    closers.add('database', fail)
    closers.add('job', async name => fail(name))
    const error = await closers.closeAll().catch((reason: AggregateError) => reason)
    expect((error as AggregateError).errors.map(each => each.message)).toEqual(['job', 'database'])
  })
})
