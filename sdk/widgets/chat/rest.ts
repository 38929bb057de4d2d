/**
 * What a chat needs beside its first screen: the conversation itself, and all that stands around the place to write.
 * One file for all, fetched once a panel shows.
 */
export { chatCommands, createConversationDriver } from '../../runtime/conversation/conversation-driver.ts'
export { ComposerTools } from './composer/composer-tools.tsx'
export { FileDrop } from './composer/file-drop.tsx'
export { HomeView } from './home/home-view.tsx'
export { HeaderTools } from './panel/header-tools.tsx'
export { AwayLine } from './thread/away-line.tsx'
export { Messages } from './thread/messages.tsx'
export { Notices } from './thread/notices.tsx'
