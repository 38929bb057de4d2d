import type { RowSource } from '../row.ts'
import { confidenceRows } from './confidence.ts'
import { extractionRows } from './extraction.ts'
import { handoffRows } from './handoff.ts'
import { latencyRows } from './latency.ts'
import { meaningRows } from './meaning.ts'
import { retrievalRows } from './retrieval.ts'

/** All sources of rows, in the order of the table. A new file of this folder is added here. */
export const ROW_SOURCES: readonly RowSource[] = [
  retrievalRows,
  confidenceRows,
  extractionRows,
  handoffRows,
  latencyRows,
  meaningRows,
]
