/** Makes the vectors of articles, soon after one was published or changed. */
import {
  createArticleReader,
  type EmbedDeps,
} from '#server/domain/knowledge/search/meaning/embed-articles.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 2_000

export function startEmbedJob(deps: EmbedDeps & SweepDeps): Sweep {
  return startSweep(deps, SWEEP_EVERY_MS, createArticleReader(deps), 'vectors of articles could not be made')
}
