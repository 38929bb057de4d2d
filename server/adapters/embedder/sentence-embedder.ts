import { Worker } from 'node:worker_threads'
import type { Embedder } from '#server/ports/embedder.ts'
import { DIRECTIONS, MEAN, type PackedVector } from './common-directions.ts'

const SCALE = 32_767

const mean = unpack(MEAN)

const directions = DIRECTIONS.map(unpack)

/** Characters of a text that are read. Further ones cost more time than they add meaning. */
const TEXT_MAX = 400

type Waiting = {
  readonly text: string
  readonly resolve: (vector: Float32Array) => void
  readonly reject: (error: Error) => void
}
type WorkerMessage = { readonly vector?: Float32Array; readonly problem?: string }

/** The embedder with its thread. `close` ends the thread. */
export type SentenceEmbedder = Embedder & { readonly close: () => Promise<void> }

/**
 * Returns the built-in sentence model, in a thread that starts with the first text.
 * It reads one text at a time, so a visitor's question waits for at most one sentence of an article. After a failure
 * of the thread, every call rejects.
 */
export function createSentenceEmbedder(): SentenceEmbedder {
  const queues: Record<'question' | 'article', Waiting[]> = { question: [], article: [] }
  let worker: Worker | undefined
  let reading: Waiting | undefined
  let failure: Error | undefined

  function fail(reason: string): void {
    failure ??= new Error(`The sentence model has stopped: ${reason}`)
    for (const { reject } of [...queues.question, ...queues.article]) reject(failure)
    queues.question = []
    queues.article = []
    reading?.reject(failure)
    reading = undefined
  }

  function start(): Worker {
    const started = new Worker(new URL('./sentence-worker.mjs', import.meta.url), { execArgv: [] })
    started.unref()
    started.on('error', error => fail(error.message))
    started.on('exit', code => fail(`its thread ended with code ${code}.`))
    started.on('message', ({ vector, problem }: WorkerMessage) => {
      const done = reading
      reading = undefined
      if (vector) done?.resolve(withoutCommon(vector))
      else done?.reject(new Error(problem))
      next()
    })
    return started
  }

  function next(): void {
    if (reading) return
    reading = queues.question.shift() ?? queues.article.shift()
    if (!reading) return
    worker ??= start()
    worker.postMessage(reading.text.slice(0, TEXT_MAX))
  }

  return {
    model: 'use-lite-en/1',
    isEnglishOnly: true,
    embed(texts, what) {
      if (failure) return Promise.reject(failure)
      const vectors = texts.map(
        text => new Promise<Float32Array>((resolve, reject) => queues[what].push({ text, resolve, reject })),
      )
      next()
      return Promise.all(vectors)
    },
    async close() {
      await worker?.terminate()
    },
  }
}

/** Returns a vector of the built-in sentence model without the directions that all of its vectors share. */
function withoutCommon(vector: Float32Array): Float32Array {
  const length = lengthOf(vector)
  const rest = vector.map((value, i) => value / length - mean[i]!)
  for (const direction of directions) {
    const part = rest.reduce((sum, value, i) => sum + value * direction[i]!, 0)
    for (let i = 0; i < rest.length; i++) rest[i]! -= part * direction[i]!
  }
  return rest
}

function lengthOf(vector: Float32Array): number {
  return Math.hypot(...vector) || 1
}

function unpack({ scale, numbers }: PackedVector): Float32Array {
  const bytes = Buffer.from(numbers, 'base64')
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => (bytes.readInt16LE(2 * i) * scale) / SCALE)
}
