/** Makes the vectors of articles, soon after one was published or changed. */
import { createArticleReader, type EmbedMeans } from '#server/domain/knowledge/search/embed-articles.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 2_000

export function startEmbedJob(means: EmbedMeans & SweepMeans): Sweep {
  return startSweep(
    means,
    SWEEP_EVERY_MS,
    createArticleReader(means),
    'vectors of articles could not be made',
  )
}
