/**
 * A thread that renders pages of help centers, so that a long article keeps nobody else waiting. `{ id, page }` in,
 * `{ id, html }` or `{ id, problem }` out.
 */
import { parentPort, workerData } from 'node:worker_threads'

const { url, assets } = workerData
const bundle = import(url)

parentPort.on('message', async ({ id, page }) => {
  try {
    const { renderKnowledgePage } = await bundle
    parentPort.postMessage({ id, html: renderKnowledgePage(page, assets) })
  } catch (error) {
    parentPort.postMessage({ id, problem: String(error?.stack ?? error) })
  }
})
