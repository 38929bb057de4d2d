import { createSentenceEmbedder } from '#server/adapters/embedder/sentence-embedder.ts'
import { toInt8 } from '#server/domain/knowledge/search/meaning/meanings.ts'
import { createLiveSearchIndex } from '#server/domain/knowledge/search/search-index.ts'
import { largeBase } from '../large-base.ts'
import { createRandom } from '../random.ts'
import type { Row, RowSource } from '../row.ts'

const SIZES = [100, 1_000, 10_000]
/** Vectors of an article of 900 characters, and their dimensions. */
const VECTORS = 5
const DIMENSIONS = 512
const QUESTIONS = 100
const GOAL_MS = 60
const SEED = 1
const MEGABYTE = 1_024 * 1_024

/**
 * Measures the latency of a search by meaning (embedding the question and comparing it with every article's vectors)
 * and the index's memory. Uses random vectors, which take as long as real ones.
 */
export const meaningRows: RowSource = {
  name: 'meaning',
  async measure({ data }) {
    const embedder = createSentenceEmbedder()
    await embedder.embed(['The first text loads the model.'], 'question')
    const questions = data.knowledgeBases
      .filter(({ name }) => !/\.(?!en)/.test(name))
      .flatMap(({ queries }) => queries.slice(0, QUESTIONS / 2).map(({ q }) => q))
    const random = createRandom(SEED)
    const rows: Row[] = []
    for (const size of SIZES) {
      const articles = largeBase(data.knowledgeBases, size)
      const index = createLiveSearchIndex(articles)
      for (const _pause of index.change(articles, [])) {
        // No other work needs these pauses.
      }
      const vector = () => toInt8(Float32Array.from({ length: DIMENSIONS }, () => random() - 0.5))
      index.takeVectors(new Map(articles.map(({ slug }) => [slug, Array.from({ length: VECTORS }, vector)])))
      const times: number[] = []
      for (const question of questions) {
        const begun = performance.now()
        const [meaning] = await embedder.embed([question], 'question')
        index.search(question, 3, meaning)
        times.push(performance.now() - begun)
      }
      times.sort((a, b) => a - b)
      const group = `${size.toLocaleString('en')} articles by meaning`
      const at = (share: number) => times[Math.floor(share * (times.length - 1))]!
      rows.push(
        { group, name: 'p50', unit: 'ms', lapwing: at(0.5) },
        { group, name: 'p95', unit: 'ms', goal: { atMost: GOAL_MS }, lapwing: at(0.95) },
        { group, name: 'memory of the index', unit: 'MB', lapwing: index.bytes() / MEGABYTE },
      )
    }
    await embedder.close()
    return rows
  },
}
