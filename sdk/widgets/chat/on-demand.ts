/** What most visitors never call for: one file for all, fetched with the first of them. */
export { DropHint } from './drop-hint.tsx'
export { EmojiBar } from './emoji-bar.tsx'
export { Menu } from './menu.tsx'
export { MyData } from './my-data.tsx'
export { QueueNotice } from './queue-notice.tsx'
export { RefusedFiles } from './refused-files.tsx'
export { Suggestions } from './suggestions.tsx'
