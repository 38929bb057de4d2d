import type { Page } from '@playwright/test'
import type { Director } from './director.ts'

/** A film: the page it shows and its scenes. */
export type Film = {
  /** Settings of its server. */
  readonly settings: Readonly<Record<string, string>>
  /** Opens what the first picture shows, with the stage. */
  readonly open: (page: Page, port: number) => Promise<void>
  readonly play: (director: Director) => Promise<void>
  /** Whether the captions are part of the picture, rather than a file of their own. */
  readonly isCaptioned: boolean
}
