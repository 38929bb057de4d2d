/** An S3-compatible store on loopback, in memory. It checks every signature, and fails on request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Options } from '#server/adapters/files/s3-requests.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { refusalOf } from './verify-signature.ts'

/**
 * What goes wrong with a request: `silent` never answers, `cut` closes the connection before the answer, `cut-body` and
 * `stalled-body` in the middle of it; a number is a status, with the code that S3 gives it.
 */
export type Fault = 'silent' | 'cut' | 'cut-body' | 'stalled-body' | 500 | 503 | 403

/** A running store. */
export type ScriptedS3 = {
  readonly options: S3Options
  /** The objects by their names. */
  readonly objects: Map<string, Uint8Array>
  /** The requests in order, such as `PUT name`, with the code of those that were refused. */
  readonly requests: string[]
  /** Faults of the next requests; one is taken by each. */
  readonly faults: Fault[]
  /** Fault of every request from now on. */
  breakWith: (fault: Fault | null) => void
  readonly close: () => Promise<void>
}

const BUCKET = 'lapwing-files'
const KEYS = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret/with+signs', region: 'eu-test-1' }
const CODES = { 500: 'InternalError', 503: 'SlowDown', 403: 'AccessDenied' }

/** Starts a store with one empty bucket. */
export async function startScriptedS3(): Promise<ScriptedS3> {
  const objects = new Map<string, Uint8Array>()
  const requests: string[] = []
  const faults: Fault[] = []
  let always: Fault | null = null

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? ''
    const target = request.url ?? ''
    const body = await buffer(request).catch(() => null)
    if (body === null) return
    const [, bucket, name = ''] = target.split('/')
    const headers = request.headers as Record<string, string | undefined>
    const refusal = refusalOf({ method, target, headers, body }, KEYS)
    const fault = faults.shift() ?? always
    requests.push([method, name || bucket, refusal ?? fault].filter(Boolean).join(' '))
    if (refusal) return refuse(403, refusal)
    if (fault === 'silent') return
    if (fault === 'cut') return void request.socket.destroy()
    if (typeof fault === 'number') return refuse(fault, CODES[fault])
    if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket')
    if (name === '') return void response.writeHead(200).end()
    if (method === 'PUT') {
      objects.set(name, body)
      return void response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return void response.writeHead(204).end()
    }
    const object = objects.get(name)
    if (!object) return refuse(404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': object.length, 'content-type': 'binary/octet-stream' })
    if (fault !== 'cut-body' && fault !== 'stalled-body') return void response.end(object)
    response.write(object.subarray(0, object.length / 2), () => {
      if (fault === 'cut-body') request.socket.destroy()
    })

    function refuse(status: number, code: string): void {
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`,
      )
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    options: {
      ...{ ...KEYS, endpoint, bucket: BUCKET, isPathStyle: true },
      // Long, for a busy machine. A test of a silent store sets its own.
      timeoutMs: scaleTimeout(30_000),
      retryDelaysMs: [1, 1],
    },
    objects,
    requests,
    faults,
    breakWith(fault) {
      always = fault
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
