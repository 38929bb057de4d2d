/** The main thread's side of the PGlite worker: requests with answers, and notifications. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseError } from '#server/ports/database.ts'

/** A result as text: [column name, type OID] of each column, then the rows in column order. */
export type TextResult = {
  readonly fields: readonly (readonly [name: string, type: number])[]
  readonly rows: readonly (readonly (string | null)[])[]
}

/** Requests to the worker. `query` is one statement with parameters, `script` any number without. */
export type WorkerRequest =
  | { readonly kind: 'query'; readonly sql: string; readonly params: readonly (string | null)[] }
  | { readonly kind: 'script'; readonly sql: string }
  | { readonly kind: 'close' }

type WorkerMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly result: TextResult }
  | {
      readonly kind: 'refusal'
      readonly id: number
      readonly code: string
      readonly message: string
      readonly constraint?: string
    }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string }

type Waiting = { resolve(result: TextResult): void; reject(error: Error): void }

/** A running worker. `request` rejects with a `DatabaseError`: 08006 once the worker is gone. */
export type WorkerLink = {
  request(request: WorkerRequest): Promise<TextResult>
  terminate(): Promise<void>
}

/** Starts the worker on a folder of PGlite's own and resolves when the database answers. */
export async function startWorker(
  folder: string,
  heard: (channel: string, payload: string) => void,
): Promise<WorkerLink> {
  // Without execArgv the worker would load its parent's TypeScript loader needlessly.
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    execArgv: [],
    workerData: { folder, module: await compilePglite() },
  })
  const waiting = new Map<number, Waiting>()
  let nextId = 0
  let gone: DatabaseError | undefined

  function awaitAnswer(): { id: number; answer: Promise<TextResult> } {
    const id = nextId++
    return { id, answer: new Promise((resolve, reject) => waiting.set(id, { resolve, reject })) }
  }

  function fail(reason: string): void {
    gone ??= new DatabaseError('08006', `The embedded database has stopped: ${reason}`)
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
  }

  worker.on('error', error => fail(error.message))
  worker.on('exit', exitCode => fail(`its thread ended with code ${exitCode}.`))
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'notification') return heard(message.channel, message.payload)
    const caller = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.kind === 'answer') return caller?.resolve(message.result)
    caller?.reject(new DatabaseError(message.code, message.message, message.constraint))
  })

  await awaitAnswer().answer // id 0: the worker answers it when PGlite has started
  return {
    request(request) {
      if (gone) return Promise.reject(gone)
      const { id, answer } = awaitAnswer()
      worker.postMessage({ ...request, id })
      return answer
    },
    async terminate() {
      await worker.terminate()
    },
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * Returns PGlite's WebAssembly (9 MB), compiled once per process for all databases. Rejects if the file is missing.
 */
export function compilePglite(): Promise<WebAssembly.Module> {
  compiled ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then(bytes => WebAssembly.compile(bytes))
  return compiled
}
