import { runWith } from '../embed/run-with.ts'
import { defineVoice } from '../widgets/voice/define-voice.tsx'

/** Defines `<support-voice>` and runs a command on one. The loader calls it. */
export const run = runWith(defineVoice)
