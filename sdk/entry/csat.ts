import { runWith } from '../embed/run-with.ts'
import { defineCsat } from '../widgets/csat/define-csat.tsx'

/** Defines `<support-csat>` and runs a command on one. The loader calls it. */
export const run = runWith(defineCsat)
