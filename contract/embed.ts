/**
 * The words a customer's page uses: elements, attributes, commands, events, parts and style properties of the widgets.
 * Free of dependencies, because the loader reads this file.
 */

/** Widgets by feature name, as in `data-features="chat,voice"`. */
export const ELEMENTS = {
  chat: 'support-chat',
  ticket: 'support-ticket',
  kb: 'support-kb',
  voice: 'support-voice',
  csat: 'support-csat',
} as const

export type Feature = keyof typeof ELEMENTS

/** The one global: a function that queues commands until the widgets have loaded. */
export const GLOBAL_NAME = 'Lapwing'

/**
 * Attributes of every element, all optional. `tenant` defaults to the platform's own; `theme` is `light`, `dark` or
 * `auto`; `position` is `left` or `right`; `mode` is `floating`, `inline` (fills its place in the page) or `page`.
 */
export const ATTRIBUTES = ['tenant', 'email', 'name', 'locale', 'theme', 'position', 'mode', 'open'] as const

/** Commands of the global, which are methods of the elements too. */
export const COMMANDS = [
  'boot',
  'update',
  'shutdown',
  'show',
  'hide',
  'open',
  'close',
  'toggle',
  'newMessage',
  'identify',
  'logout',
  'setContext',
  'setLocale',
  'setTheme',
  'showArticle',
  'showTicket',
  'startCall',
  'endCall',
  'startSurvey',
  'on',
  'off',
  'get',
] as const
export type Command = (typeof COMMANDS)[number]

/** Events of the elements; each bubbles and is composed, so that the page hears it at `document`. */
export const EVENTS = {
  ready: 'support:ready',
  open: 'support:open',
  close: 'support:close',
  /** `{ count }` messages of the other side that nobody has seen. */
  unread: 'support:unread',
  conversationStart: 'support:conversation-start',
  message: 'support:message',
  handoff: 'support:handoff',
  resolved: 'support:resolved',
  /** `{ conversationId, number }` of a conversation that became a ticket, or of a new one. */
  ticket: 'support:ticket',
  csat: 'support:csat',
  /** `{ state: 'live' | 'ended' }`. */
  call: 'support:call',
  error: 'support:error',
  /** Cancelable; `{ text }`. */
  beforeSend: 'support:before-send',
  /** Cancelable. */
  beforeCall: 'support:before-call',
} as const

/** Every event's name starts so; the global's `on` and `off` may leave it out. */
export const EVENT_PREFIX = 'support:'

/** The page's own buttons, which open the chat, open it with the attribute's text, or show the article of that slug. */
export const TRIGGERS = '[data-support-open],[data-support-prompt],[data-support-article]'

/** Class of the launcher button in the shadow root: drawn by the loader, adopted by the widget. */
export const LAUNCHER_CLASS = 'launcher'

/** Paths of the chunks by name, relative to the loader: each one's own first, then what it imports. */
export type ChunkTable = Readonly<Partial<Record<Feature | 'embed' | 'frame', readonly string[]>>>

/** What a loader lends to the code behind its commands, which comes when the page is idle. */
export type EmbedContext = {
  /** The chat that commands are for, where it is not the page's first. */
  chat: HTMLElement | null
  /** The global is this loader's: another copy on the page takes care of its own elements alone. */
  readonly isFirst: boolean
  readonly elements: Readonly<Record<Feature, string>>
  readonly attributes: readonly string[]
  /** What this loader has put on the page. */
  readonly own: HTMLElement[]
  /** Puts a feature's element on the page, with the script tag's attributes or others, unless its tenant has one. */
  readonly place: (feature: Feature, attributes?: Readonly<Record<string, string>>) => HTMLElement
  /** Loads a chunk and then acts; what fails is said to the console alone. */
  readonly perform: (chunk: keyof ChunkTable, act?: () => void) => Promise<void>
  readonly chunks: ChunkTable
  /** The loader's own address. */
  readonly base: string
  /** The script tag's, for links that fetch ahead. */
  readonly nonce: string
}

/** Marks the messages between a page and the chat's frame. */
export const FRAME_MARK = 'lapwing'

/** From the frame to the page: an event of the widget, without anything secret, and whether its chat is open. */
export type FrameNews = {
  readonly name: string
  readonly detail: unknown
  readonly isOpen: boolean
}

/** From the page to the frame. */
export type FrameCommand = { readonly type: Command; readonly args: readonly unknown[] }
