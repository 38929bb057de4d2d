import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/**
 * Returns a body that cuts the client's connection when its bytes fail in the middle. Otherwise the server would end it with
 * the error's text, which a client could take for the rest of the file. @param failed hears of the error
 */
export function cutOnFailure(c: Context, bytes: Bytes, failed: (error: unknown) => void): Bytes {
  const reader = bytes.getReader()
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(target) {
        try {
          const { value } = await reader.read()
          if (value) target.enqueue(value)
          else target.close()
        } catch (error) {
          failed(error)
          const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
          // Without a connection, in tests, the reader of the body gets the error.
          if (!outgoing) throw error
          outgoing.destroy()
          target.close()
        }
      },
      cancel: reason => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
