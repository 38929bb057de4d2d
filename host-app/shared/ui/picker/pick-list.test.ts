import { describe, expect, it } from 'vitest'
import { filterOptions } from './pick-list.tsx'

describe('options that are looked for', () => {
  const options = [
    { label: 'Tomás Ferreira' },
    { label: 'Maya Chen', detail: 'Billing' },
    { label: 'Priya Raman' },
  ]
  const found = (text: string) => filterOptions(options, text).map(({ label }) => label)

  it('are all of them for nothing', () => expect(found(' ')).toHaveLength(3))
  it('have the letters, whatever their accents and case', () =>
    expect(found('TOMAS')).toEqual(['Tomás Ferreira']))
  it('have every word, in any order', () => expect(found('chen may')).toEqual(['Maya Chen']))
  it('may have it in the detail', () => expect(found('bill')).toEqual(['Maya Chen']))
  it('are none for what none is called', () => expect(found('xyz')).toEqual([]))
})
