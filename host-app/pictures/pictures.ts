import type { ComponentType } from 'react'
import type { PictureName } from '../content/page.ts'

type PictureEntry = {
  /** What a reader would see. */
  readonly caption: string
  readonly load: () => Promise<ComponentType>
}

/** What pages may show, by name. */
export const PICTURES: Readonly<Partial<Record<PictureName, PictureEntry>>> = {
  thread: {
    caption:
      'An example conversation: a visitor asks about returns, the AI answers and names its source, and an agent takes over.',
    load: async () => (await import('./sample-thread.tsx')).SampleThread,
  },
  'script-tag': {
    caption: 'The script tag that puts the chat on a page.',
    load: async () => (await import('./script-tag.tsx')).ScriptTag,
  },
}
