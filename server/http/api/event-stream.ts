import type { Context } from 'hono'
import type { Clock } from '#core/clock.ts'

/** Interval of comments in ms. Proxies close a connection that stays silent for long. */
const COMMENT_EVERY_MS = 15_000
const LONGEST_MS = 60_000

/** What a streaming route returns: called once with the client to serve; returns the function that stops it. */
export type EventFeed<T> = (client: {
  readonly send: (event: T) => void
  readonly end: () => void
}) => () => void

/**
 * Returns server-sent events (HTML living standard, section 9.2) with JSON data, until the feed ends or the client
 * leaves, at most one minute.
 */
export function eventStream(c: Context, clock: Clock, feed: EventFeed<unknown>): Response {
  c.header('content-type', 'text/event-stream')
  c.header('x-accel-buffering', 'no')
  return c.req.method === 'HEAD' ? c.body(null) : c.body(streamOf(clock, feed))
}

function streamOf(clock: Clock, feed: EventFeed<unknown>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isOpen = true
  let unfollow = () => {}
  let nextComment: unknown = null
  let limit: unknown = null

  function stop(): void {
    isOpen = false
    clock.clearTimeout(nextComment)
    clock.clearTimeout(limit)
    unfollow()
  }

  return new ReadableStream({
    start(controller) {
      function write(text: string): void {
        if (isOpen) controller.enqueue(encoder.encode(text))
      }
      function comment(): void {
        write(':\n\n')
        nextComment = clock.setTimeout(comment, COMMENT_EVERY_MS)
      }
      function end(): void {
        if (!isOpen) return
        stop()
        controller.close()
      }
      comment()
      limit = clock.setTimeout(end, LONGEST_MS)
      unfollow = feed({ send: event => write(`data: ${JSON.stringify(event)}\n\n`), end })
    },
    cancel: stop,
  })
}
