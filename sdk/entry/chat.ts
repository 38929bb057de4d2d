import { runWith } from '../embed/run-with.ts'
import { defineChat } from '../widgets/chat/define-chat.tsx'

/** Defines `<support-chat>` and runs a command on one. The loader calls it. */
export const run = runWith(defineChat)
