import { defineChat } from '../widgets/chat/define-chat.tsx'

defineChat()
