import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { type EventFeed, eventStream } from './event-stream.ts'

type Client = Parameters<EventFeed<unknown>>[0]

/** The stream of a feed that the test drives. */
async function open(method: 'GET' | 'HEAD' = 'GET') {
  const clock = createManualClock(0)
  const stopped = vi.fn()
  let client: Client | null = null
  const feed: EventFeed<unknown> = given => {
    client = given
    return stopped
  }
  const app = new Hono().get('/', c => eventStream(c, clock, feed))
  const response = await app.request('/', { method })
  return { clock, stopped, client: () => client, response }
}

describe('eventStream', () => {
  it('sends each event as JSON, with a comment at once and every 15 s', async () => {
    const { clock, client, response } = await open()
    client()!.send({ text: 'a\nb' })
    clock.advance(14_999)
    client()!.send({ text: 'before' })
    clock.advance(1)
    client()!.end()
    expect(await response.text()).toBe(':\n\ndata: {"text":"a\\nb"}\n\ndata: {"text":"before"}\n\n:\n\n')
  })

  it('ends after 60 s, not before, and stops the feed once', async () => {
    const { clock, client, stopped, response } = await open()
    clock.advance(59_999)
    expect(stopped).not.toHaveBeenCalled()
    clock.advance(1)
    expect(stopped).toHaveBeenCalledOnce()
    client()!.send('late')
    client()!.end()
    expect(await response.text()).not.toContain('late')
    expect(stopped).toHaveBeenCalledOnce()
  })

  it('stops the feed when the client goes, and hears no more of it', async () => {
    const { clock, client, stopped, response } = await open()
    await response.body!.cancel()
    expect(stopped).toHaveBeenCalledOnce()
    client()!.send('late')
    client()!.end()
    clock.advance(60_000)
    expect(stopped).toHaveBeenCalledOnce()
  })

  it('opens no feed for HEAD', async () => {
    const { client, response } = await open('HEAD')
    expect([client(), await response.text()]).toEqual([null, ''])
    expect(response.headers.get('content-type')).toBe('text/event-stream')
  })
})
