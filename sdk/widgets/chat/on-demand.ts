/** What most visitors never call for: one file for all, fetched with the first of them. */
export { DropHint } from './composer/drop-hint.tsx'
export { EmojiBar } from './composer/emoji-bar.tsx'
export { RefusedFiles } from './composer/refused-files.tsx'
export { MyData } from './home/my-data.tsx'
export { Menu } from './panel/menu.tsx'
export { QueueNotice } from './thread/queue-notice.tsx'
export { Suggestions } from './thread/suggestions.tsx'
