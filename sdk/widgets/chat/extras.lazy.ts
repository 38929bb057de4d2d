/** Parts that most visitors never open. They load as one file, with the first of them. */
export { DropHint } from './composer/drop-hint.tsx'
export { EmojiBar } from './composer/emoji-bar.tsx'
export { RefusedFiles } from './composer/refused-files.tsx'
export { MyData } from './my-data/my-data.tsx'
export { Menu } from './panel/menu.tsx'
export { QueueNotice } from './thread/queue-notice.tsx'
export { Suggestions } from './thread/suggestions.tsx'
