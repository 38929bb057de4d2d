import { runWith } from '../embed/run-with.ts'
import { defineKb } from '../widgets/kb/define-kb.tsx'

/** Defines `<support-kb>` and runs a command on one. The loader calls it. */
export const run = runWith(defineKb)
