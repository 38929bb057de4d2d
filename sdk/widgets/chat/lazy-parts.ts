/**
 * Lazy parts of the panel. Most load once its first screen is painted, so that the visitor can type sooner; a few only when
 * they are needed.
 */
import { afterPaint } from '../../runtime/browser/after-paint.ts'
import { lazyFrom } from '../../ui/hooks/lazy.tsx'

const extras = lazyFrom(() => import('./extras.lazy.ts'))
const chat = lazyFrom(() => new Promise<void>(afterPaint).then(() => import('./chat.lazy.ts')))

/** What is wrong with the address at the gate. */
export const EmailProblem = extras(module => module.EmailProblem)
/** The files that go with the draft. */
export const StagedFiles = lazyFrom(() => import('./files.lazy.ts'))(module => module.StagedFiles)
/** How long a long text is. */
export const LengthNote = extras(module => module.LengthNote)
/** New messages beside the launcher and in the page's title. */
export const News = extras(module => module.News)
/** Who answers and when, behind the presence in the header. */
export const StatusMore = chat(module => module.StatusMore)
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
