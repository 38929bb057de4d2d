/**
 * A row of the byte budget. Its size is the sum of its files, each compressed by itself with brotli 11. `limit` is in
 * bytes.
 */
export type Budget = {
  readonly name: string
  readonly limit: number
  /** The build's folder under `dist`. */
  readonly build: 'sdk' | 'app' | 'packages'
  /** The manifest's file name; default `manifest.json`. */
  readonly manifest?: string
  /** Files outside the manifest. */
  readonly files?: readonly string[]
  /** Manifest keys of the entries, without extension. Their static imports count too. */
  readonly entries?: readonly string[]
  /**
   * Patterns of dynamic imports that count too: those of the entries, and of every module that counts. Each must match.
   */
  readonly lazy?: readonly RegExp[]
}

const KIB = 1024
const LOADER = ['widget-loader.js']
const CHAT = ['sdk/entry/chat']
const WATCHED_CHAT = ['sdk/entry/watch', ...CHAT]
const WHEN_IDLE = [/prepare-chat/, /examine-page/]
const WHEN_OPENED = [...WHEN_IDLE, /^_lazy-/, /extras\.lazy/, /home-brand\.lazy/]
const KB = ['sdk/entry/kb']

/** The byte budgets of the widgets on a customer's page, of the admin and of the public pages. */
export const BUDGETS: readonly Budget[] = [
  // With what it says when nothing else can load, in six languages.
  { name: 'widget loader', limit: 2.6 * KIB, build: 'sdk', files: LOADER },
  // Loads on every page when it's idle, in addition to the loader and before anyone opens the chat; also checks the page.
  { name: 'watch, when idle', limit: 1.25 * KIB, build: 'sdk', entries: ['sdk/entry/watch'] },
  // With the check of what a page gives to each command, in one place.
  { name: 'commands, with the first', limit: 1.8 * KIB, build: 'sdk', entries: ['sdk/entry/commands'] },
  { name: 'launcher of a framed chat', limit: 1.5 * KIB, build: 'sdk', entries: ['sdk/entry/frame'] },
  // All that a page view loads if nobody opens the chat.
  {
    name: 'page view with a chat',
    limit: 23.25 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: WATCHED_CHAT,
    lazy: WHEN_IDLE,
  },
  {
    name: 'the same, opened',
    limit: 51.5 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: WATCHED_CHAT,
    lazy: WHEN_OPENED,
  },
  {
    name: 'the same, with an answer',
    limit: 58.5 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: WATCHED_CHAT,
    lazy: [...WHEN_OPENED, /thread\/answer\.lazy\.ts$/],
  },
  // What the chat can't do without, if the rest fails to load.
  { name: 'chat until one can type', limit: 19.25 * KIB, build: 'sdk', files: LOADER, entries: CHAT },
  {
    // Until the first message is sent with its page, and the conversation's channel joined. Includes the offline messages,
    // which can't be fetched when they're needed.
    name: 'chat with a message',
    limit: 39 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: CHAT,
    lazy: [/^_lazy-/],
  },
  {
    // The same, plus what loads after the server has the message and before its answer.
    name: 'chat with an answer',
    limit: 46 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: CHAT,
    lazy: [/^_lazy-/, /thread\/answer\.lazy\.ts$/],
  },
  {
    name: 'ticket until one can type',
    limit: 19 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: ['sdk/entry/ticket'],
  },
  {
    // Until the card is shown; the code of a call comes with the press of Call.
    name: 'voice until one can call',
    limit: 19 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: ['sdk/entry/voice'],
  },
  {
    // Until the call connects. The code that it shares with the chat comes in the chat's files.
    name: 'voice with a call',
    limit: 56.5 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: ['sdk/entry/voice'],
    lazy: [/load-voice/, /voice\.lazy/],
  },
  {
    // Until the company's question comes; with all that an answer needs, except the language and a conversation's tokens.
    name: 'survey until one can answer',
    limit: 22.5 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: ['sdk/entry/csat'],
  },
  { name: 'kb until one can search', limit: 18.75 * KIB, build: 'sdk', files: LOADER, entries: KB },
  {
    // Until search results or a category are shown.
    name: 'kb with a search',
    limit: 26.75 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: KB,
    lazy: [/kb-driver/, /kb\.lazy/],
  },
  {
    // The same, plus the Markdown renderer and the limits before it.
    name: 'kb with an article',
    limit: 43.5 * KIB,
    build: 'sdk',
    files: LOADER,
    entries: KB,
    lazy: [/kb-driver/, /kb\.lazy/, /article-body/],
  },
  // What the npm packages add to a developer's bundle, before it is minified.
  { name: '@lapwing/widget', limit: 1.75 * KIB, build: 'packages', entries: ['sdk/packages/widget/index'] },
  { name: '@lapwing/react', limit: 2.25 * KIB, build: 'packages', entries: ['sdk/packages/react/index'] },
  {
    // Until the inbox is shown, including the session client; without the demo's own inbox page.
    name: 'admin, first screen',
    limit: 198.5 * KIB,
    build: 'app',
    entries: ['index'],
    lazy: [/app\/signed-area/, /admin-layout/, /conversations\/inbox-page/, /supabase-js/],
  },
  {
    name: 'public page, home',
    limit: 45 * KIB,
    build: 'app',
    manifest: 'manifest-site.json',
    entries: ['site'],
    lazy: [/pages\/home/],
  },
  {
    // The HTML works without this script. Excludes what only the preview gate loads.
    name: 'knowledge base, script',
    limit: 5 * KIB,
    build: 'app',
    manifest: 'manifest-knowledge.json',
    entries: ['help-center/script/kb'],
  },
  {
    name: 'knowledge base, script and style',
    limit: 12 * KIB,
    build: 'app',
    manifest: 'manifest-knowledge.json',
    entries: ['help-center/script/kb', 'style'],
  },
]
