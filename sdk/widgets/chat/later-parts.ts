/** What the panel shows beside its first screen; fetched once that is painted, so that one can type sooner. */
import { afterPaint } from '../../runtime/browser/after-paint.ts'
import { laterFrom } from '../../ui/later.tsx'

const rest = laterFrom(() => new Promise<void>(afterPaint).then(() => import('./rest.ts')))

export const AwayLine = rest(module => module.AwayLine)
export const HeaderTools = rest(module => module.HeaderTools)
/** What an empty thread shows. */
export const Home = rest(module => module.HomeView)
export const Notices = rest(module => module.Notices)
export const ComposerTools = rest(module => module.ComposerTools)
export const FileDrop = rest(module => module.FileDrop)
export const Messages = rest(module => module.Messages)
