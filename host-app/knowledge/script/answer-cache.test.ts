import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../../adapters/browser/fake-storage.ts'
import { createAnswerCache } from './answer-cache.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const FRESH_MS = 10 * 60_000

describe('answers that a browser keeps', () => {
  const storage = fakeStorage({ key: '{"other":[1]}' })
  let time = 1_000
  let requests = 0
  const answers = createAnswerCache({ storage, key: 'key', now: () => time, isValue: isText })
  const read = (name: string, value: unknown = 'answer') =>
    answers.read(name, async () => {
      requests++
      return value
    })

  it('are asked for once, and again when they are too old', async () => {
    expect(await read('a')).toBe('answer')
    time += FRESH_MS - 1
    expect(await read('a', 'other')).toBe('answer')
    expect(requests).toBe(1)
    time += 1
    expect(await read('a', 'other')).toBe('other')
    expect(requests).toBe(2)
  })

  it('leave what others keep under the key', async () => {
    await read('b')
    expect(JSON.parse(storage.getItem('key')!)).toMatchObject({ other: [1] })
  })

  it('are only as many as there is room for', async () => {
    for (let number = 0; number < 30; number++) await read(`many ${number}`)
    expect(JSON.parse(storage.getItem('key')!).pages).toHaveLength(20)
  })

  it.each(['', '[]', 'no json', '{"pages":{}}', '{"pages":[null,1,{"name":"c","at":1000,"value":7}]}'])(
    'do not come out of %j',
    async text => {
      storage.setItem('key', text)
      expect(await read('c', 'fresh')).toBe('fresh')
    },
  )

  it('are nothing where the server says nothing of use', async () => {
    expect(await read('d', { error: 'no' })).toBeNull()
    expect(await answers.read('d', () => Promise.reject(new Error('gone')))).toBeNull()
  })
})
