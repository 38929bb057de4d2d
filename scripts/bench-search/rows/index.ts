import type { RowSource } from '../row.ts'
import { confidenceRows } from './confidence.ts'
import { extractionRows } from './extraction.ts'
import { handoffRows } from './handoff.ts'
import { latencyRows } from './latency.ts'
import { meaningRows } from './meaning.ts'
import { retrievalRows } from './retrieval.ts'

/** Everything the table says, in its order; another file of this folder adds its rows here. */
export const ROW_SOURCES: readonly RowSource[] = [
  retrievalRows,
  confidenceRows,
  extractionRows,
  handoffRows,
  latencyRows,
  meaningRows,
]
