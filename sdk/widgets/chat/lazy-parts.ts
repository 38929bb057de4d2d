/** Parts of the panel after its first screen; loaded once that is painted, so that the visitor can type sooner. */
import { afterPaint } from '../../runtime/browser/after-paint.ts'
import { lazyFrom } from '../../ui/hooks/lazy.tsx'

const chat = lazyFrom(() => new Promise<void>(afterPaint).then(() => import('./chat.lazy.ts')))

export const AwayLine = chat(module => module.AwayLine)
export const HeaderTools = chat(module => module.HeaderTools)
/** What an empty thread shows. */
export const Home = chat(module => module.HomeView)
export const Notices = chat(module => module.Notices)
export const ComposerTools = chat(module => module.ComposerTools)
export const FileDrop = chat(module => module.FileDrop)
export const Messages = chat(module => module.Messages)
