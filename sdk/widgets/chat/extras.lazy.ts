/** Parts that most visitors never open. All of them load in one file, when the first one renders. */
export { DropHint } from './composer/drop-hint.tsx'
export { EmojiBar } from './composer/emoji-bar.tsx'
export { RefusedFiles } from './composer/refused-files.tsx'
export { MyData } from './my-data/my-data.tsx'
export { Menu } from './panel/menu.tsx'
export { QueueNotice } from './thread/queue-notice.tsx'
export { QuickReplies } from './thread/quick-replies.tsx'
export { Suggestions } from './thread/suggestions.tsx'
