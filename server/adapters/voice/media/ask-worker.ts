import { Worker } from 'node:worker_threads'

/** A worker that answers requests by their id. */
export type AskedWorker<Request, Result> = {
  /** Rejects with the worker's error. */
  readonly ask: (request: Request) => Promise<Result>
  readonly close: () => Promise<void>
}

/** Starts a worker whose file is beside this one, `name` without its ending: in the source, or in the build. */
export function startWorker<Request extends object, Result extends object>(
  name: string,
): AskedWorker<Request, Result> {
  const worker = launch(name)
  const waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>()
  let lastId = 0
  worker.on('message', (result: { readonly id: number } & (Result | { readonly error: string })) => {
    const asked = waiting.get(result.id)
    waiting.delete(result.id)
    if ('error' in result) asked?.reject(new Error(result.error))
    else asked?.resolve(result)
  })
  worker.on('error', error => {
    for (const { reject } of waiting.values()) reject(error as Error)
    waiting.clear()
  })
  return {
    ask: request =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        worker.postMessage({ id: lastId, ...request })
      }),
    async close() {
      await worker.terminate()
    },
  }
}

function launch(name: string): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${name}.mjs`, import.meta.url))
  // The loader of TypeScript does not reach the first file of a thread.
  const file = new URL(`./${name}.ts`, import.meta.url).href
  const code = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(file)})))`
  return new Worker(code, { eval: true })
}
