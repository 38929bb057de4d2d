/**
 * What a chat needs beside its first screen: the conversation itself, and all that stands around the place to write.
 * One file for all, fetched once a panel shows.
 */
export { chatCommands, createConversationDriver } from '../../runtime/conversation-driver.ts'
export { AwayLine } from './away-line.tsx'
export { ComposerTools } from './composer-tools.tsx'
export { FileDrop } from './file-drop.tsx'
export { HeaderTools } from './header-tools.tsx'
export { HomeView } from './home-view.tsx'
export { Messages } from './messages.tsx'
export { Notices } from './notices.tsx'
