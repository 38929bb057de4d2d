import { runWith } from '../embed/run-with.ts'
import { defineKb } from '../widgets/kb/define-kb.tsx'

export const run = runWith(defineKb)
