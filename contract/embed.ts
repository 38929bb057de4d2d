/**
 * The words a customer's page uses: elements, attributes, commands, events, parts and style properties of the widgets.
 * Free of dependencies, because the loader reads this file.
 */

/** The widgets, as in `data-features="chat,kb"`; `voice` and `csat` are reserved names. */
export const FEATURES = ['chat', 'ticket', 'kb', 'voice', 'csat'] as const

export type Feature = (typeof FEATURES)[number]

/** The element of a feature. */
export function elementOf<Name extends Feature>(feature: Name): `support-${Name}` {
  return `support-${feature}`
}

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

/** What tells a build's chunks from those of another, by name: see `perform.ts` of the loader. */
export type ChunkTable = Readonly<Partial<Record<Feature | 'frame' | 'watch' | 'commands', string>>>

/** An element with its commands, once its code is there. */
export type Widget = HTMLElement &
  Readonly<Record<string, ((...args: readonly unknown[]) => unknown) | undefined>>

/** What a loader lends to the code that comes after it: `watch` when the page is idle, `commands` with the first. */
export type EmbedContext = {
  /** The chat that commands are for, where it is not the page's first. */
  chat: Widget | null
  /** The global is this loader's: another copy on the page takes care of its own elements alone. */
  readonly isFirst: boolean
  readonly features: readonly Feature[]
  readonly attributes: readonly string[]
  /** What this loader has put on the page. */
  readonly own: Widget[]
  /** What the tag asks for: features, and perhaps names that this build has no element for. */
  readonly names: readonly string[]
  /** What is known of an element by a name of `get`; there once `watch` has checked the page. */
  get?: (element: Widget | undefined, name: unknown) => unknown
  /** Puts a feature's element on the page, with the script tag's attributes or others, unless its tenant has one. */
  readonly place: (feature: Feature, attributes?: Readonly<Record<string, string>>) => Widget
  /** Defines a feature's element and has one do a command; what fails is said to the console alone. */
  readonly ask: (feature: Feature, element?: Widget, name?: string, args?: readonly unknown[]) => void
}

/** Marks the messages between a page and the chat's frame. */
export const FRAME_MARK = 'lapwing'

/**
 * From the frame to the page: an event of the widget, without anything secret, and whether its chat is open. It is the
 * event's own `EventInit` too.
 */
export type FrameNews = {
  readonly bubbles: true
  readonly composed: true
  readonly name: string
  readonly detail: unknown
  readonly isOpen: boolean
}

/** From the page to the frame: a command, or `trigger` with the data of one of the page's own buttons. */
export type FrameCommand = {
  readonly [FRAME_MARK]: 1
  readonly type: string
  readonly args: readonly unknown[]
}
