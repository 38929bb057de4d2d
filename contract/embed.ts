/**
 * The public names of the embed API: elements, commands and events. It imports nothing, because the loader bundles this
 * file.
 */

/** The widgets, as in `data-features="chat,kb"`. */
export const FEATURES = ['chat', 'ticket', 'kb', 'voice', 'csat'] as const

/** One of `FEATURES`. */
export type Feature = (typeof FEATURES)[number]

/** Returns the tag name of a feature's element. */
export function elementOf<Name extends Feature>(feature: Name): `support-${Name}` {
  return `support-${feature}`
}

/** Name of the one global: a function that queues commands until the widgets have loaded. */
export const GLOBAL_NAME = 'Lapwing'

/**
 * Attribute of widgets whose tenant the server does not know, or does not allow on this site: the reason. They show nothing
 * and take no commands.
 */
export const REFUSED = 'refused'

/** Commands of the global, which are also methods of the elements. */
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
/** One of `COMMANDS`. */
export type Command = (typeof COMMANDS)[number]

/** Events of the elements. All bubble and are composed, so a page can listen on `document`. */
export const EVENTS = {
  ready: 'support:ready',
  open: 'support:open',
  close: 'support:close',
  /** `{ count }`: unseen messages from the company. */
  unread: 'support:unread',
  conversationStart: 'support:conversation-start',
  message: 'support:message',
  handoff: 'support:handoff',
  resolved: 'support:resolved',
  /** `{ conversationId, number }` of a conversation that became a ticket, or of a new ticket. */
  ticket: 'support:ticket',
  /** `{ kind, score, comment, conversation_id }` of a saved answer; null where there is none. */
  csat: 'support:csat',
  /** `{ state: 'live' | 'ended' }`. */
  call: 'support:call',
  error: 'support:error',
  /** Cancelable; `{ text }`. */
  beforeSend: 'support:before-send',
  /** Cancelable. */
  beforeCall: 'support:before-call',
} as const

/** Prefix of every event name. The global's `on` and `off` accept names without it. */
export const EVENT_PREFIX = 'support:'

/**
 * Selector of a page's own buttons: they open the chat, open it with the attribute's text, or show the article with
 * that slug.
 */
export const TRIGGERS = '[data-support-open],[data-support-prompt],[data-support-article]'

/** Class of the launcher button in the shadow root. The loader renders it, the widget takes it over. */
export const LAUNCHER_CLASS = 'launcher'

/** Chunk file names of one build by feature; see `perform.ts` of the loader. */
export type ChunkTable = Readonly<
  Partial<Record<Feature | 'frame' | 'watch' | 'commands' | 'refuse', string>>
>

/** An element after its code has loaded: an HTMLElement with its commands as methods. */
export type Widget = HTMLElement &
  Readonly<Record<string, ((...args: readonly unknown[]) => unknown) | undefined>>

/**
 * What the loader shares with code that loads later: `watch` when the page is idle, `commands` with the first
 * command.
 */
export type EmbedContext = {
  /** The chat that receives commands, if it is not the page's first; else null. */
  chat: Widget | null
  /** Whether this loader owns the global. Another copy on the page manages only its own elements. */
  readonly isFirst: boolean
  readonly features: readonly Feature[]
  readonly attributes: readonly string[]
  /** The attributes of the script tag, which elements get that this loader adds. */
  readonly tag: Record<string, string>
  /** Elements that this loader has added to the page. */
  readonly own: Widget[]
  /** Names in the script tag, including any that this build has no element for. */
  readonly names: readonly string[]
  /** Returns a value of an element by a name of the command `get`. Set once `watch` has checked the page. */
  get?: (element: Widget | undefined, name: unknown) => unknown
  /** Gives elements that the page has added the language and the theme of the commands. Set by the first such command. */
  reach?: () => void
  /**
   * Adds a feature's element to the page, with the script tag's attributes or others, unless its tenant has one.
   * Returns the element.
   */
  readonly place: (feature: Feature, attributes?: Readonly<Record<string, string>>) => Widget
  /** Draws the launcher of a chat that has none yet, in the look of its attributes. */
  readonly draw: (chat: Widget) => void
  /** Defines a feature's element and runs a command on it. Errors only go to the console. */
  readonly ask: (feature: Feature, element?: Widget, name?: string, args?: readonly unknown[]) => void
}

/** Marks messages between a page and the chat's frame. */
export const FRAME_MARK = 'lapwing'

/**
 * Message from the frame to the page: a widget event without secrets, and whether the chat is open. It doubles as the
 * event's `EventInit`.
 */
export type FrameNews = {
  readonly bubbles: true
  readonly composed: true
  readonly name: string
  readonly detail: unknown
  readonly isOpen: boolean
}

/** Message from the page to the frame: a command, or `trigger` with the data of one of the page's buttons. */
export type FrameCommand = {
  readonly [FRAME_MARK]: 1
  readonly type: string
  readonly args: readonly unknown[]
}
