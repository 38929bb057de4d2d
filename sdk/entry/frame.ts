export { runFramedChat as run } from '../embed/framed-chat.ts'
