/** One row of the byte budget. Sizes are brotli 11 bytes of the files together, each compressed by itself. */
export type Budget = {
  readonly name: string
  readonly limit: number
  /** The build's folder under `dist`. */
  readonly build: 'sdk' | 'app'
  /** The manifest's name; `manifest.json` unless told. */
  readonly manifest?: string
  /** Files that are no part of the manifest. */
  readonly files?: readonly string[]
  /** Manifest keys of the entries, without their extension; they count with their static imports. */
  readonly entries?: readonly string[]
  /** Which dynamic imports count too, of the entries and of each that counts; each pattern must match one. */
  readonly lazy?: readonly RegExp[]
}

const KIB = 1024
const LOADER = ['widget-loader.js']
const CHAT = ['sdk/entry/chat']
const KB = ['sdk/entry/kb']

/** What the product may cost on a page that embeds it, and in its own admin. */
export const BUDGETS: readonly Budget[] = [
  { name: 'widget loader', limit: 2.1 * KIB, build: 'sdk', files: LOADER },
  // Comes to every page at an idle moment, beside the loader and before the chat is wanted; checks the page, too.
  { name: 'watch, when idle', limit: 1.25 * KIB, build: 'sdk', entries: ['sdk/entry/watch'] },
  { name: 'commands, with the first', limit: 1 * KIB, build: 'sdk', entries: ['sdk/entry/commands'] },
  { name: 'launcher of a framed chat', limit: 1.5 * KIB, build: 'sdk', entries: ['sdk/entry/frame'] },
  { name: 'chat until one can type', limit: 18 * KIB, build: 'sdk', files: LOADER, entries: CHAT },
  {
    // A visitor's first message is sent and the conversation's channel joined. The texts for a browser without a network
    // are part of it: they cannot be fetched when they are needed.
    name: 'chat with a message',
    limit: 34.5 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: CHAT,
    lazy: [/^_lazy-/],
  },
  {
    // The same, and what comes once the server has the message, ahead of its answer.
    name: 'chat with an answer',
    limit: 41 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: CHAT,
    lazy: [/^_lazy-/, /thread\/answer\.lazy\.ts$/],
  },
  {
    name: 'ticket until one can type',
    limit: 18 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: ['sdk/entry/ticket'],
  },
  { name: 'kb until one can search', limit: 18 * KIB, build: 'sdk', files: LOADER, entries: KB },
  {
    // Something was found, or a category shows.
    name: 'kb with a search',
    limit: 25.5 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: KB,
    lazy: [/kb-driver/, /kb\.lazy/],
  },
  {
    // The same, and the reader of Markdown.
    name: 'kb with an article',
    limit: 42 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: KB,
    lazy: [/kb-driver/, /kb\.lazy/, /article-body/],
  },
  {
    // What is loaded until the inbox is there, with the session's client; not the demo's own inbox page.
    name: 'admin, first screen',
    limit: 182 * KIB,
    build: 'app',
    entries: ['index'],
    lazy: [/app\/signed-area/, /admin-layout/, /conversations\/inbox-page/, /supabase-js/],
  },
  {
    name: 'public page, home',
    limit: 50 * KIB,
    build: 'app',
    manifest: 'manifest-site.json',
    entries: ['site'],
    lazy: [/pages\/home/],
  },
  {
    // Beside HTML that needs no script; without what only the preview gate loads.
    name: 'knowledge base, script',
    limit: 5 * KIB,
    build: 'app',
    manifest: 'manifest-knowledge.json',
    entries: ['knowledge/script/kb'],
  },
  {
    name: 'knowledge base, script and style',
    limit: 12 * KIB,
    build: 'app',
    manifest: 'manifest-knowledge.json',
    entries: ['knowledge/script/kb', 'style'],
  },
]
