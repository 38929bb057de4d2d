/**
 * Lazy parts of the panel. They load once its first screen is painted, so that the visitor can type sooner.
 */
import { afterPaint } from '../../runtime/browser/after-paint.ts'
import { lazyFrom } from '../../ui/hooks/lazy.tsx'

const chat = lazyFrom(() => new Promise<void>(afterPaint).then(() => import('./chat.lazy.ts')))

/** The presence in the header while the visitor or the company is offline. */
export const AwayLine = chat(module => module.AwayLine)
/** The button of the menu in the header. */
export const HeaderTools = chat(module => module.HeaderTools)
/** The content of an empty thread. */
export const Home = chat(module => module.HomeView)
/** The notices below the header. */
export const Notices = chat(module => module.Notices)
/** The buttons of the composer. */
export const ComposerTools = chat(module => module.ComposerTools)
/** The drop target for files. */
export const FileDrop = chat(module => module.FileDrop)
/** The messages of a conversation. */
export const Messages = chat(module => module.Messages)
