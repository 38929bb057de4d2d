/** Ends requests whose body hardly comes, and leaves those alone that a slow connection still sends. */
import type { IncomingMessage, Server } from 'node:http'
import { UPLOAD_BYTES_PER_S_MIN } from '#contract/constants/server.ts'

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Looks at each body every `everyMs`. One that came slower than `UPLOAD_BYTES_PER_S_MIN` is answered with 408. */
export function endSlowUploads(server: Server, everyMs: number): void {
  const least = (UPLOAD_BYTES_PER_S_MIN * everyMs) / 1_000

  server.on('request', (request: IncomingMessage) => {
    const { socket, headers } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    let read = socket.bytesRead
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer)
      if (socket.bytesRead - read < least) socket.end(TIMED_OUT, () => socket.destroy())
      read = socket.bytesRead
    }, everyMs)
    request.once('close', () => clearInterval(timer))
  })
}
