/**
 * Files as objects of an S3-compatible store. The bucket stays private: the server itself hands the bytes out, so that an
 * erased file has no address any more.
 */
import { type FileStore, FileStoreError } from '#server/ports/files.ts'
import { createS3Requests, type S3Answer, type S3Options } from './s3-requests.ts'

/** The store in a bucket. */
export type S3Files = FileStore & {
  /** Rejects with a sentence for the operator if the store refuses the bucket or the key, or cannot be reached. */
  readonly check: () => Promise<void>
}

/** Returns the store. Nothing is sent before its first use. */
export function createS3Files(options: S3Options): S3Files {
  const { send, bodyOf } = createS3Requests(options)

  return {
    async write(name, bytes) {
      await end(await send('PUT', name, bytes))
    },
    async sizeOf(name) {
      const answer = await send('HEAD', name)
      return answer && sizeIn(answer)
    },
    async read(name) {
      const answer = await send('GET', name)
      return answer && { byteSize: sizeIn(answer), bytes: bodyOf(answer) }
    },
    async remove(name) {
      await end(await send('DELETE', name))
    },
    async check() {
      if (!(await send('HEAD', ''))) throw new FileStoreError(`S3 has no bucket ${options.bucket}.`)
    },
  }
}

/** Frees the connection of an answer whose body nobody reads. */
async function end(answer: S3Answer | undefined): Promise<void> {
  await answer?.response.body?.cancel()
}

function sizeIn({ response }: S3Answer): number {
  const length = response.headers.get('content-length')
  if (length === null) throw new FileStoreError('S3 did not name the size of a file.')
  return Number(length)
}
