import { runWith } from '../embed/run-with.ts'
import { defineChat } from '../widgets/chat/define-chat.tsx'

export { readyFonts } from '../widgets/chat/panel/ready-fonts.ts'

export const run = runWith(defineChat)
