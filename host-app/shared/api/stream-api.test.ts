import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { createStreamApi } from './stream-api.ts'

async function hear(pieces: readonly string[]) {
  const bytes = pieces.map(piece => Buffer.from(piece, 'latin1'))
  const body = new ReadableStream({
    start(controller) {
      for (const piece of bytes) controller.enqueue(new Uint8Array(piece))
      controller.close()
    },
  })
  const heard: unknown[] = []
  await createStreamApi(async () => new Response(body))('runIsolationTest', event => heard.push(event))
  return heard
}

describe('createStreamApi', () => {
  it('hears each event once, whatever pieces it comes in', async () => {
    const text = Buffer.from(':\n\ndata: {"title":"ä"}\n\n:\n\ndata: {"title":"b"}\n\n').toString('latin1')
    const expected = [{ title: 'ä' }, { title: 'b' }]
    expect(await hear([text])).toEqual(expected)
    expect(await hear([...text])).toEqual(expected)
  })

  it('hears nothing of an event that did not come to its end', async () => {
    expect(await hear(['data: {"title":"a"}\n\ndata: {"ti'])).toEqual([{ title: 'a' }])
  })

  it('rejects when it is refused', async () => {
    const refused = new ApiError('route_not_found', 404, 'There is no such address.')
    const stream = createStreamApi(() => Promise.reject(refused))
    await expect(stream('runIsolationTest', () => {})).rejects.toBe(refused)
  })
})
