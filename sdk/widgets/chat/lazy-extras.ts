/** Lazy parts that most visitors never open. They load when the first of them renders. */
import { lazyFrom } from '../../ui/hooks/lazy.tsx'

const extras = lazyFrom(() => import('./extras.lazy.ts'))

/** What the visitor is told about conversations that this browser does not show. */
export const ElsewhereNote = extras(module => module.ElsewhereNote)
/** The survey of a resolved conversation. */
export const Survey = extras(module => module.Survey)
/** Overlay for files that are dragged over the panel. */
export const DropHint = extras(module => module.DropHint)
/** The toolbar with emojis. */
export const EmojiBar = extras(module => module.EmojiBar)
/** The menu in the header. */
export const Menu = extras(module => module.Menu)
/** The page with the visitor's data. */
export const MyData = extras(module => module.MyData)
/** The position in the queue. */
export const QueueNotice = extras(module => module.QueueNotice)
/** The company's buttons. */
export const QuickReplies = extras(module => module.QuickReplies)
/** The list of refused files. */
export const RefusedFiles = extras(module => module.RefusedFiles)
/** The articles that may answer. */
export const Suggestions = extras(module => module.Suggestions)
