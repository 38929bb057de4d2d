/**
 * The code that a chat needs after its first screen: the conversation itself, and everything around the composer.
 * Loads as one file, once a panel shows.
 */
export { chatCommands, createConversationDriver } from '../../runtime/conversation/conversation-driver.ts'
export { ComposerTools } from './composer/composer-tools.tsx'
export { FileDrop } from './composer/file-drop.tsx'
export { HomeView } from './home/home-view.tsx'
export { HeaderTools } from './panel/header-tools.tsx'
export { Notices } from './panel/notices.tsx'
export { StatusMore } from './panel/status-more.tsx'
export { Messages } from './thread/messages.tsx'
