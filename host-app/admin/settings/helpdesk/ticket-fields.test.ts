import { describe, expect, it } from 'vitest'
import { keyed } from '../../rules/keyed.ts'
import { type FieldForm, fieldFormsOf, fieldsOf } from './ticket-fields.ts'

const form = (changes: Partial<FieldForm>) =>
  keyed<FieldForm>({ key: null, label: 'Plan', kind: 'text', is_required: false, options: '', ...changes })

describe('fields of the ticket form', () => {
  it('come back as they were', () => {
    const fields = [
      { key: 'old', label: 'Plan', kind: 'select' as const, is_required: true, options: ['Free', 'Team'] },
    ]
    expect(fieldsOf(fieldFormsOf(fields))).toEqual(fields)
  })

  it('get keys of their own from their labels, in any script', () => {
    const labels = ['Order number', 'order-number!', '2nd Größe', 'מספר', 'רחוב']
    expect(fieldsOf(labels.map(label => form({ label }))).map(({ key }) => key)).toEqual([
      'order_number',
      'order_number_2',
      'nd_gro_e',
      'field',
      'field_2',
    ])
  })

  it('take no key that a stored one has, wherever that stands', () => {
    const fields = fieldsOf([form({ label: 'Plan' }), form({ key: 'plan', label: 'Tariff' })])
    expect(fields.map(({ key }) => key)).toEqual(['plan_2', 'plan'])
  })

  it('offer each option once, and lines of text none', () => {
    const options = ' Free \n\nTeam\nFree'
    expect(fieldsOf([form({ kind: 'select', options })])[0]!.options).toEqual(['Free', 'Team'])
    expect(fieldsOf([form({ kind: 'text', options })])[0]!.options).toEqual([])
  })
})
