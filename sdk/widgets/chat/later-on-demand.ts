/** What most visitors never call for; fetched when the first of it is drawn. */
import { laterFrom } from '../../ui/later.tsx'

const onDemand = laterFrom(() => import('./on-demand.ts'))

export const DropHint = onDemand(module => module.DropHint)
export const EmojiBar = onDemand(module => module.EmojiBar)
export const Menu = onDemand(module => module.Menu)
export const MyData = onDemand(module => module.MyData)
export const QueueNotice = onDemand(module => module.QueueNotice)
export const RefusedFiles = onDemand(module => module.RefusedFiles)
export const Suggestions = onDemand(module => module.Suggestions)
