/** Requests to the REST API of S3, signed with AWS Signature Version 4. */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { trimEndOf } from '#core/text/trim-end-of.ts'
import { FileStoreError } from '#server/ports/files.ts'

/** A bucket. `endpoint` is the store's URL, such as https://s3.eu-central-1.amazonaws.com. */
export type S3Options = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket is the first part of the path. Otherwise it is the first part of the host. */
  readonly isPathStyle: boolean
  /** How long the store may take to answer a request, and then to send the next bytes, in ms. */
  readonly timeoutMs?: number
  /** Waiting times before each repetition of a request, in ms. */
  readonly retryDelaysMs?: readonly number[]
}

type Bytes = Uint8Array<ArrayBuffer>
type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

/** An answer whose body has not been read. `abort` cuts its connection. */
export type S3Answer = { readonly response: Response; readonly abort: (reason?: Error) => void }

/** Sends requests about one bucket. */
export type S3Requests = {
  /**
   * Resolves with the answer to a request about an object, or about the bucket for an empty name; undefined if there is
   * no such object. @throws FileStoreError
   */
  readonly send: (method: Method, name: string, body?: Bytes) => Promise<S3Answer | undefined>
  /** The body of an answer. It fails if nothing comes for too long, or if the connection is cut. */
  readonly bodyOf: (answer: S3Answer) => ReadableStream<Bytes>
}

const TIMEOUT_MS = 20_000
const RETRY_DELAYS_MS = [200, 1_000]
/** Statuses of a store that is busy, or has failed for a moment. */
const BUSY = new Set([429, 500, 502, 503, 504])
const ERROR_MAX_BYTES = 16 * 1_024

/** A failure that may be over in a moment. */
class BusyError extends FileStoreError {}

/** Returns what sends the requests. */
export function createS3Requests(options: S3Options): S3Requests {
  const { region, accessKeyId, secretAccessKey } = options
  const { timeoutMs = TIMEOUT_MS, retryDelaysMs = RETRY_DELAYS_MS } = options
  const bucketUrl = bucketUrlOf(options)
  const cache = new Map<string, ArrayBuffer>()

  /** Calls `abort` unless `work` settles in time. */
  function within<T>(abort: (reason: Error) => void, work: Promise<T>): Promise<T> {
    const late = new FileStoreError(`S3 did not answer within ${timeoutMs} ms.`)
    const timer = setTimeout(() => abort(late), timeoutMs)
    return work
      .catch((error: unknown) => {
        throw error instanceof FileStoreError ? error : unreachable(error as Error)
      })
      .finally(() => clearTimeout(timer))
  }

  async function sendOnce(method: Method, name: string, body?: Bytes): Promise<S3Answer | undefined> {
    const signer = new AwsV4Signer({
      ...{ method, url: `${bucketUrl}${name}`, service: 's3', region, accessKeyId, secretAccessKey, cache },
      headers: {
        'x-amz-content-sha256': sha256(body ?? new Uint8Array()),
        // Otherwise something on the way may compress the bytes, whose number is then unknown.
        'accept-encoding': 'identity',
      },
    })
    const { url, headers } = await signer.sign()
    const controller = new AbortController()
    const abort = (reason?: Error) => controller.abort(reason)
    const { signal } = controller
    const request = { method, headers, signal, redirect: 'manual', ...(body && { body }) } as const
    const answer = { response: await within(abort, fetch(url, request)), abort }
    return answer.response.ok ? answer : refuse(answer, method)
  }

  /** @throws FileStoreError that says why the store refused, unless it only lacks the object. */
  async function refuse(answer: S3Answer, method: Method): Promise<undefined> {
    const { status } = answer.response
    const [, code] = /<Code>(\w+)<\/Code>/.exec(await readStart(bodyOf(answer))) ?? []
    // The answer to HEAD has no body that names the error.
    if (status === 404 && (code === undefined || code === 'NoSuchKey')) return undefined
    const message = `S3 answered ${method} with ${code ? `${status} ${code}` : status}.`
    throw BUSY.has(status) ? new BusyError(message) : new FileStoreError(message)
  }

  function bodyOf({ response, abort }: S3Answer): ReadableStream<Bytes> {
    const reader = response.body?.getReader()
    return new ReadableStream<Bytes>(
      {
        async pull(target) {
          const piece = reader && (await within(abort, reader.read()))
          if (piece?.value) target.enqueue(piece.value)
          else target.close()
        },
        cancel: () => abort(),
      },
      // Reads nothing ahead of its reader.
      { highWaterMark: 0 },
    )
  }

  return {
    bodyOf,
    // Each of these methods has the same effect once and twice, so that all of them may be repeated.
    async send(method, name, body) {
      for (const delayMs of retryDelaysMs) {
        try {
          return await sendOnce(method, name, body)
        } catch (error) {
          if (!(error instanceof BusyError)) throw error
        }
        await wait(delayMs)
      }
      return sendOnce(method, name, body)
    },
  }
}

/** Returns the URL of the bucket, with a slash at its end. */
function bucketUrlOf({ endpoint, bucket, isPathStyle }: S3Options): string {
  const url = new URL(`${trimEndOf(endpoint, '/')}/`)
  if (isPathStyle) url.pathname += `${bucket}/`
  else url.host = `${bucket}.${url.host}`
  return url.href
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Returns the beginning of a body as text, and what came of one that was cut. */
async function readStart(body: ReadableStream<Uint8Array>): Promise<string> {
  let text = ''
  try {
    for await (const piece of body) {
      text += Buffer.from(piece).toString('latin1')
      if (text.length > ERROR_MAX_BYTES) break
    }
  } catch {
    // The status says enough.
  }
  return text
}

function unreachable({ message, cause }: Error): BusyError {
  const { message: reason, code } = (cause ?? {}) as NodeJS.ErrnoException
  return new BusyError(`S3 could not be reached: ${reason || code || message}`, { cause })
}
