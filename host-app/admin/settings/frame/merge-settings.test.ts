import { describe, expect, it } from 'vitest'
import { conflictsOf, realChanges } from './merge-settings.ts'

describe('[ADMIN-04] unsaved changes of settings', () => {
  it('are those that differ from what is saved', () => {
    const saved = { name: 'Acme', sites: ['https://a.example'] }
    expect(realChanges(saved, { name: 'Acme', sites: ['https://b.example'] })).toEqual({
      sites: ['https://b.example'],
    })
  })

  it('are none where only the order of keys differs', () => {
    const saved = { greeting: { de: 'Moin', en: 'Hi' } }
    expect(realChanges(saved, { greeting: { en: 'Hi', de: 'Moin' } })).toEqual({})
  })

  it.each([
    ['a field that both changed conflicts', { name: 'Acme' }, { name: 'Acme Ltd' }, { name: 'Acme Inc' }, 1],
    [
      'a field that both changed alike is settled',
      { name: 'Acme' },
      { name: 'Acme Ltd' },
      { name: 'Acme Ltd' },
      0,
    ],
    [
      'a field that only the other changed is settled',
      { name: 'Acme', a: 1 },
      { name: 'Acme', a: 2 },
      { name: 'B' },
      0,
    ],
    [
      'a field that only the member changed is settled',
      { name: 'Acme' },
      { name: 'Acme' },
      { name: 'Mine' },
      0,
    ],
  ])('%s', (_case, seen, current, changes, count) => {
    expect(conflictsOf(seen, current, changes)).toHaveLength(count)
  })
})
