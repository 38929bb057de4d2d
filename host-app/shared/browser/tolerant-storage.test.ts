import { describe, expect, it } from 'vitest'
import { fakeStorage } from './fake-storage.ts'
import { createTolerantStorage } from './tolerant-storage.ts'

describe('createTolerantStorage', () => {
  it('keeps in the storage what can be kept there', () => {
    const storage = fakeStorage({ old: 'a' })
    const tolerant = createTolerantStorage(() => storage)
    tolerant.setItem('new', 'b')
    expect([tolerant.getItem('old'), storage.getItem('new')]).toEqual(['a', 'b'])
    storage.removeItem('new')
    expect(tolerant.getItem('new')).toBeNull()
  })

  it('lists and removes keys, stored or not', () => {
    const storage = fakeStorage({ old: 'a' })
    let isFull = false
    const tolerant = createTolerantStorage(() => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      return storage
    })
    tolerant.setItem('new', 'b')
    expect(tolerant.keys()).toEqual(['old', 'new'])
    tolerant.removeItem('old')
    expect(storage.keys()).toEqual(['new'])
    isFull = true
    tolerant.setItem('kept', 'c')
    expect(tolerant.keys()).toEqual(['kept'])
    tolerant.removeItem('kept')
    expect(tolerant.getItem('kept')).toBeNull()
  })

  it('works for the page where the browser forbids storing', () => {
    const tolerant = createTolerantStorage(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(tolerant.getItem('key')).toBeNull()
    tolerant.setItem('key', 'value')
    expect(tolerant.getItem('key')).toBe('value')
  })

  it('goes by the storage again once there is room', () => {
    const storage = fakeStorage({ key: 'stale' })
    let isFull = true
    const tolerant = createTolerantStorage(() => ({
      ...storage,
      setItem(key, value) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(key, value)
      },
    }))
    tolerant.setItem('key', 'first')
    expect(tolerant.getItem('key')).toBe('first')
    isFull = false
    tolerant.setItem('key', 'second')
    storage.setItem('key', 'of another tab')
    expect(tolerant.getItem('key')).toBe('of another tab')
  })
})
