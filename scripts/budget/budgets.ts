/** One row of the byte budget. Sizes are brotli 11 bytes of the files together, each compressed by itself. */
export type Budget = {
  readonly name: string
  readonly limit: number
  /** The build's folder under `dist`. */
  readonly build: 'sdk' | 'app'
  /** Files that are no part of the manifest. */
  readonly files?: readonly string[]
  /** Manifest keys of the entries, without their extension; they count with their static imports. */
  readonly entries?: readonly string[]
  /** Which of the entries' dynamic imports count too; at least one must match. */
  readonly later?: RegExp
}

const KIB = 1024
const LOADER = ['widget-loader.js']
const CHAT = ['sdk/entry/chat']

/** What the product may cost on a page that embeds it, and in its own admin. */
export const BUDGETS: readonly Budget[] = [
  { name: 'widget loader', limit: 2 * KIB, build: 'sdk', files: LOADER },
  { name: 'chat until one can type', limit: 18 * KIB, build: 'sdk', files: LOADER, entries: CHAT },
  {
    name: 'chat with realtime',
    limit: 36 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: CHAT,
    later: /realtime|conversation-driver/,
  },
  { name: 'admin, first screen', limit: 180 * KIB, build: 'app', entries: ['index'], later: /^admin\// },
]
