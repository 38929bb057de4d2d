import { defineFramedChat } from '../embed/framed-chat.ts'

defineFramedChat()
