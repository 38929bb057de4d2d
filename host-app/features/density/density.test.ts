import { expect, it } from 'vitest'
import { createDensity } from './density.ts'

it.each([null, 'comfortable', 'COMPACT', 'auto'])('is comfortable for %j', stored => {
  expect(createDensity({ getItem: () => stored, setItem() {} }).chosen()).toBe('comfortable')
})

it('is kept once it is chosen', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  createDensity(storage).choose('compact')
  expect(createDensity(storage).chosen()).toBe('compact')
  createDensity(storage).choose('comfortable')
  expect(createDensity(storage).chosen()).toBe('comfortable')
})
