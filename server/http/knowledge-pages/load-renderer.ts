import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { KnowledgeAssets, KnowledgePage } from '#contract/knowledge-page.ts'
import type { DrawKnowledgePage } from './deps.ts'

/** Rendered pages kept, the last requested. A page is rendered once for each version of what it shows. */
const KEPT_MAX = 100
/** After this, in ms, a page is given up and its thread ends. Not even the longest article takes a tenth of it. */
const RENDER_TIMEOUT_MS = 10_000

type Waiting = {
  readonly resolve: (html: string) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}
type WorkerMessage = { readonly id: number } & ({ readonly html: string } | { readonly problem: string })

/**
 * Returns a renderer that runs the bundle which the build wrote to a folder, in a thread of its own. A newer build
 * replaces it.
 */
export function builtRenderer(folder: string): DrawKnowledgePage {
  const file = join(folder, 'render.js')
  let loaded: { readonly mtimeMs: number; readonly thread: Promise<RenderThread> } | null = null
  const kept = new Map<string, Promise<string>>()

  function load(mtimeMs: number): Promise<RenderThread> {
    loaded?.thread.then(({ end }) => end()).catch(() => {})
    kept.clear()
    const thread = start(mtimeMs)
    loaded = { mtimeMs, thread }
    thread.catch(() => (loaded = null))
    return thread
  }

  async function start(mtimeMs: number): Promise<RenderThread> {
    const assets: KnowledgeAssets = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8'))
    return startThread(`${pathToFileURL(file).href}?${mtimeMs}`, assets, () => {
      // The next page starts another one.
      if (loaded?.mtimeMs === mtimeMs) loaded = null
    })
  }

  return async page => {
    const { mtimeMs } = await stat(file)
    const thread = await (loaded?.mtimeMs === mtimeMs ? loaded.thread : load(mtimeMs))
    // All that a page depends on is in it, so that the same data always give the same page.
    const key = createHash('sha256').update(JSON.stringify(page)).digest('base64')
    const html = kept.get(key) ?? thread.render(page)
    kept.delete(key)
    kept.set(key, html)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    html.catch(() => kept.delete(key))
    return html
  }
}

type RenderThread = {
  readonly render: (page: KnowledgePage) => Promise<string>
  readonly end: () => void
}

function startThread(url: string, assets: KnowledgeAssets, onEnd: () => void): RenderThread {
  const worker = new Worker(new URL('./render-worker.mjs', import.meta.url), {
    execArgv: [],
    workerData: { url, assets },
  })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let ended: Error | null = null

  function fail(error: Error): void {
    ended ??= error
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(ended)
    }
    waiting.clear()
    void worker.terminate()
    onEnd()
  }

  worker.unref()
  worker.on('error', fail)
  worker.on('exit', code => fail(new Error(`The thread that renders pages ended with code ${code}.`)))
  worker.on('message', (message: WorkerMessage) => {
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    clearTimeout(asked?.timer)
    if ('html' in message) asked?.resolve(message.html)
    else asked?.reject(new Error(message.problem))
  })

  return {
    end: () => fail(new Error('A newer build replaced the thread that renders pages.')),
    render: page =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        lastId += 1
        const timer = setTimeout(() => fail(new Error('A page took too long to render.')), RENDER_TIMEOUT_MS)
        timer.unref()
        waiting.set(lastId, { resolve, reject, timer })
        worker.postMessage({ id: lastId, page })
      }),
  }
}
