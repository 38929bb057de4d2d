/** Parts that most visitors never open; loaded when the first of them is drawn. */
import { lazyFrom } from '../../ui/hooks/lazy.tsx'

const extras = lazyFrom(() => import('./extras.lazy.ts'))

export const DropHint = extras(module => module.DropHint)
export const EmojiBar = extras(module => module.EmojiBar)
export const Menu = extras(module => module.Menu)
export const MyData = extras(module => module.MyData)
export const QueueNotice = extras(module => module.QueueNotice)
export const RefusedFiles = extras(module => module.RefusedFiles)
export const Suggestions = extras(module => module.Suggestions)
