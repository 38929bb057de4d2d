import { runWith } from '../embed/run-with.ts'
import { defineChat } from '../widgets/chat/define-chat.tsx'

export const run = runWith(defineChat)
