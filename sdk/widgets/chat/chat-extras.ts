/** What the parts of the chat load when the first of them needs it. */
import { lazyFrom } from '../../ui/hooks/lazy.tsx'

/** Returns a part that most visitors never open. */
export const fromExtras = lazyFrom(() => import('./extras.lazy.ts'))

/** Returns a part of messages with files. */
export const fromFiles = lazyFrom(() => import('./files.lazy.ts'))

/** A person's face, or a company's initial. */
export const Face = lazyFrom(() => import('../../ui/controls/face.tsx'))(module => module.Face)
