import { afterPaint } from '../../../runtime/browser/after-paint.ts'
import { lazyFrom } from '../../../ui/hooks/lazy.tsx'

/** Returns a part of the panel that loads once its first screen is painted, so that the visitor can type sooner. */
export const fromChat = lazyFrom(() => new Promise<void>(afterPaint).then(() => import('../chat.lazy.ts')))
