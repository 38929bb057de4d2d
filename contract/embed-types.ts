/**
 * Types of the embed API: what the commands take, what the events carry and what the elements accept. The widgets, the
 * npm packages and the custom-elements manifest share them. Nothing of this file reaches a page.
 */
import type { Locale } from './constants/locales.ts'
import type { SurveyKind } from './constants/surveys.ts'
import type { ATTRIBUTES, EVENT_PREFIX, EVENTS, Feature } from './embed.ts'

/** The look of a widget; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto'

/**
 * What verifies a visitor: a signed JWT (RFC 7519), a promise of one, or a function that returns one. The function is
 * called whenever a token is needed.
 */
export type IdentityToken = string | Promise<string> | (() => string | Promise<string>)

/** Settings of the commands `boot` and `update`: attributes of the elements. `null` removes one. */
export type WidgetSettings = {
  /** The company's subdomain. */
  readonly tenant?: string | null | undefined
  /** The visitor's email address, unverified. */
  readonly email?: string | null | undefined
  /** The visitor's name, unverified. */
  readonly name?: string | null | undefined
  /** The language. Default: the page's `lang`, then the browser's language. */
  readonly locale?: Locale | null | undefined
  readonly theme?: Theme | null | undefined
  /** The corner of the launcher. */
  readonly position?: 'left' | 'right' | null | undefined
  readonly mode?: 'floating' | 'inline' | 'page' | null | undefined
  /** Opens the panel without taking the focus. */
  readonly open?: boolean | null | undefined
  /** The brand's style properties, as Settings → Install writes them. */
  readonly brand?: string | null | undefined
  /** Words on the launcher. */
  readonly label?: string | null | undefined
  /** `required`: nothing is stored in the visitor's browser, and what was stored is removed. */
  readonly consent?: 'required' | 'given' | null | undefined
}

/** The commands of the global `Lapwing`, without `on`, `off` and `get`. They are also methods of the elements. */
export type LapwingCommands = {
  /** Adds the chat to the page. If the page has a chat, adds one for another tenant. */
  boot(settings?: WidgetSettings): void
  /** Changes attributes. */
  update(settings: WidgetSettings): void
  /** Removes the widgets from the page. The browser still remembers the conversation, but not what was typed and not sent. */
  shutdown(): void
  /** Shows the launcher and the panel again. */
  show(): void
  /** Hides the launcher and the panel. */
  hide(): void
  /** Opens the panel of the chat; on a page without a chat, of the help center; without both, of the voice card. */
  open(options?: { readonly focus?: boolean }): void
  /** Closes the panel. */
  close(): void
  /** Opens or closes the panel. */
  toggle(): void
  /** Opens the chat with a text in the message box. The visitor sends it. */
  newMessage(text?: string): void
  /** Verifies the visitor and finds their conversations. */
  identify(token: IdentityToken): void
  /** Deletes the visitor and the conversations from this browser, for every tenant whose widgets are on the page. */
  logout(): void
  /** Adds up to 20 fields about the visitor that staff see. They are sent when the next conversation starts. */
  setContext(fields: Readonly<Record<string, string | number | boolean>>): void
  /** Sets the language. */
  setLocale(locale: Locale): void
  /** Sets the theme. */
  setTheme(theme: Theme): void
  /** Opens an article: in the page's `<support-kb>`, or else in a new tab. */
  showArticle(slug: string): void
  /** Opens a conversation that this browser remembers, by its id or ticket number. Any other is an error. */
  showTicket(ticket: string | number): void
  /** Opens the voice card and starts a call. */
  startCall(): void
  /** Ends the call. */
  endCall(): void
  /** Opens a survey as a card in the corner, or scrolls to the page's `<support-csat>`. */
  startSurvey(options?: { readonly kind?: SurveyKind }): void
}

/** Details of the events, by type. Events without one have `null`. */
export type EventDetails = {
  'support:ready': null
  'support:open': null
  'support:close': null
  'support:unread': { readonly count: number }
  'support:conversation-start': { readonly conversationId: string }
  'support:message': {
    readonly id: string
    readonly author: 'visitor' | 'ai' | 'agent' | 'system'
    readonly text: string
  }
  'support:handoff': { readonly conversationId: string }
  'support:resolved': { readonly conversationId: string }
  'support:ticket': { readonly conversationId: string; readonly number: number }
  'support:call': { readonly state: 'live' | 'ended' }
  'support:csat': {
    readonly kind: SurveyKind
    readonly score: number | null
    readonly comment: string | null
    readonly conversation_id: string | null
  }
  'support:error': { readonly code: TroubleCode | 'command'; readonly message: string }
  'support:before-send': { readonly text: string }
  'support:before-call': null
}

/** The code of a widget's error in `support:error`; docs/javascript-api.md says what each means. */
export type TroubleCode = 'load' | 'realtime' | 'identity' | 'action' | 'tenant' | 'site' | 'tag'

/** Type of an event, such as `support:message`. */
export type EventType = (typeof EVENTS)[keyof typeof EVENTS]

/** Name of an event for `on` and `off`, such as `message`. */
export type EventName = EventType extends `${typeof EVENT_PREFIX}${infer Name}` ? Name : never

/** An event by its name or its type. */
export type LapwingEvent<Name extends EventName | EventType> = CustomEvent<
  EventDetails[Name extends EventName ? `${typeof EVENT_PREFIX}${Name}` : Name]
>

/** What the command `get` returns. */
export type LapwingValues = {
  /** Whether the panel is open and not hidden. */
  open: boolean
  /** Messages from the company that the visitor hasn't seen. */
  unread: number
  conversationId: string | null
  tenant: string
  locale: Locale
}

/** The commands `on`, `off` and `get`. */
export type LapwingQueries = {
  /** Calls `handler` on an event. Returns a function that removes the handler. */
  on<Name extends EventName | EventType>(
    event: Name,
    handler: (event: LapwingEvent<Name>) => void,
  ): () => void
  /** Removes a handler. */
  off<Name extends EventName | EventType>(event: Name, handler: (event: LapwingEvent<Name>) => void): void
  /** Returns a value; undefined until the page has been idle once. */
  get<Name extends keyof LapwingValues>(name: Name): LapwingValues[Name] | undefined
}

/** The global `Lapwing(command, ...arguments)`. It never throws. */
export type LapwingFunction = {
  <Name extends EventName | EventType>(
    command: 'on',
    event: Name,
    handler: (event: LapwingEvent<Name>) => void,
  ): () => void
  <Name extends EventName | EventType>(
    command: 'off',
    event: Name,
    handler: (event: LapwingEvent<Name>) => void,
  ): void
  <Name extends keyof LapwingValues>(command: 'get', name: Name): LapwingValues[Name] | undefined
  <Name extends keyof LapwingCommands>(command: Name, ...args: Parameters<LapwingCommands[Name]>): void
}

/** Tag name of an element. */
export type ElementTag = `support-${Feature}`

type Inline = 'inline' | 'floating' | 'page'

type CommonAttributes = {
  /** The company's subdomain. A new value starts another session. */
  readonly tenant?: string | undefined
  /** The language. Default: the page's `lang`, then the browser's language. */
  readonly locale?: Locale | undefined
  readonly theme?: Theme | undefined
  /** Opens the panel without moving the focus; `false` closes it. */
  readonly open?: boolean | undefined
  /** `required`: nothing is stored in the visitor's browser. */
  readonly consent?: 'required' | 'given' | undefined
}

type VisitorAttributes = {
  /** The visitor's email address, unverified. */
  readonly email?: string | undefined
  /** The visitor's name, unverified. */
  readonly name?: string | undefined
}

type CornerAttributes = {
  /** The corner of the button or card. */
  readonly position?: 'left' | 'right' | undefined
}

/** The attributes of each element. Their docstrings are in `sdk/widgets`, in the files that define the elements. */
export type ElementAttributes = {
  'support-chat': CommonAttributes &
    VisitorAttributes &
    CornerAttributes & {
      readonly mode?: Inline | undefined
      /** The brand's style properties, as Settings → Install writes them. */
      readonly brand?: string | undefined
      /** Words on the launcher. */
      readonly label?: string | undefined
    }
  'support-ticket': CommonAttributes & VisitorAttributes & { readonly mode?: 'inline' | 'page' | undefined }
  'support-kb': CommonAttributes & CornerAttributes & { readonly mode?: Inline | undefined }
  'support-voice': CommonAttributes &
    CornerAttributes & {
      readonly mode?: Inline | undefined
      /** Sends a test tone in place of the microphone. */
      readonly 'fake-mic'?: boolean | undefined
      /** Connects to the provider directly if the server can't connect the call. */
      readonly fallback?: boolean | undefined
    }
  'support-csat': CommonAttributes &
    CornerAttributes & {
      readonly mode?: Inline | undefined
      /** Asks this kind, about no conversation. */
      readonly kind?: SurveyKind | undefined
      /** The token of a link in an email. */
      readonly survey?: string | undefined
      /** Asks about this conversation of this browser. */
      readonly conversation?: string | undefined
      /** Is answered once the survey is seen. */
      readonly score?: number | undefined
    }
}

/** The commands that only some elements have as methods. */
export type OwnCommands = {
  'support-chat': 'newMessage' | 'identify' | 'logout' | 'setContext' | 'showArticle' | 'showTicket'
  'support-ticket': 'newMessage' | 'identify' | 'logout' | 'showArticle' | 'showTicket'
  'support-kb': 'logout' | 'showArticle'
  'support-voice': 'logout' | 'startCall' | 'endCall'
  'support-csat': 'logout' | 'startSurvey'
}

/** The commands that every element has as methods. */
export type CommonCommands =
  | 'boot'
  | 'update'
  | 'shutdown'
  | 'show'
  | 'hide'
  | 'open'
  | 'close'
  | 'toggle'
  | 'setLocale'
  | 'setTheme'

/** The events that every element dispatches. */
type CommonEvents = 'support:ready' | 'support:open' | 'support:close' | 'support:error'
type ConversationEvents = 'support:unread' | 'support:message' | 'support:handoff' | 'support:resolved'

/** The events of each element. */
export type ElementEvents = {
  'support-chat':
    | CommonEvents
    | ConversationEvents
    | 'support:conversation-start'
    | 'support:ticket'
    | 'support:before-send'
  'support-ticket': CommonEvents | ConversationEvents | 'support:ticket' | 'support:before-send'
  'support-kb': CommonEvents
  'support-voice': CommonEvents | 'support:before-call' | 'support:call'
  'support-csat': CommonEvents | 'support:csat'
}

/** The attributes that are also properties. `open` is a method, and `brand` a style sheet. */
type PropertyName<Tag extends ElementTag> = Extract<
  keyof ElementAttributes[Tag],
  Exclude<(typeof ATTRIBUTES)[number], 'open' | 'brand'>
>

/** An element, once its code has loaded: `customElements.whenDefined(tag)` tells when. */
export type SupportElement<Tag extends ElementTag> = HTMLElement & {
  -readonly [Name in PropertyName<Tag>]?: ElementAttributes[Tag][Name]
} & Pick<LapwingCommands, CommonCommands | OwnCommands[Tag]> &
  LapwingQueries
