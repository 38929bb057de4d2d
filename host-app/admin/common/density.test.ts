import { expect, it } from 'vitest'
import { createDensity } from './density.ts'

it.each([null, 'comfortable', 'COMPACT', 'auto'])('is comfortable for %j', stored => {
  expect(createDensity({ getItem: () => stored, setItem() {} }).chosen()).toBe('comfortable')
})

it('is kept once it is chosen', () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  createDensity(storage).choose('compact')
  expect(createDensity(storage).chosen()).toBe('compact')
  createDensity(storage).choose('comfortable')
  expect(createDensity(storage).chosen()).toBe('comfortable')
})
