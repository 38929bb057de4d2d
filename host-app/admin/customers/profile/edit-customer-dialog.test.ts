import { describe, expect, it } from 'vitest'
import { fieldsOf, rowsOf, withRow } from './edit-customer-dialog.tsx'

describe('own fields', () => {
  it('come back as they went', () => {
    const fields = { plan: 'Pro', city: 'Bath' }
    expect(fieldsOf(rowsOf(fields))).toEqual(fields)
  })

  it('leave out what has no name or no value; the later of two counts', () => {
    const rows = [
      { key: 0, name: ' plan ', value: 'Free' },
      { key: 1, name: '', value: 'x' },
      { key: 2, name: 'city', value: '  ' },
      { key: 3, name: 'plan', value: ' Pro ' },
    ]
    expect(fieldsOf(rows)).toEqual({ plan: 'Pro' })
  })

  it('take a row more under a key of its own, up to twenty', () => {
    let rows = withRow(rowsOf({ plan: 'Pro' }))!
    expect(rows.map(({ key }) => key)).toEqual([0, 1])
    for (let i = 2; i < 20; i++) rows = withRow(rows)!
    expect(rows).toHaveLength(20)
    expect(withRow(rows)).toBeNull()
  })
})
