import { expect, it } from 'vitest'
import { customerName, markedName } from './customer-name.ts'

const COLLEAGUES = [{ full_name: 'Priya Raman' }]

it.each(['AI', 'agent', 'System ', 'Priya', 'priya raman'])('a customer named “%s” is marked', name => {
  expect(customerName(name, COLLEAGUES)).toBe(`${name} (visitor)`)
})

it.each(['Ada Lovelace', 'ada@visitor.test', 'Visitor', 'Priyanka'])('a customer named “%s” is not', name => {
  expect(customerName(name, COLLEAGUES)).toBe(name)
})

it('marks each name for screen readers, once', () => {
  expect([markedName('Ada'), markedName('Visitor')]).toEqual(['Ada (visitor)', 'Visitor'])
})
