/**
 * Types of the embed API: what the commands take and what the events carry. The widgets, the npm packages and the
 * custom-elements manifest share them. Nothing of this file reaches a page.
 */
import type { Locale } from './constants/locales.ts'
import type { SurveyKind } from './constants/surveys.ts'
import type { EVENT_PREFIX, EVENTS, Feature } from './embed.ts'
import type { ElementAttributes, PropertyName, Theme, WidgetSettings } from './embed-attributes.ts'

/**
 * What verifies a visitor: a signed JWT (RFC 7519), a promise of one, or a function that returns one. The function is
 * called whenever a token is needed.
 */
export type IdentityToken = string | Promise<string> | (() => string | Promise<string>)

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

/** An element, once its code has loaded: `customElements.whenDefined(tag)` tells when. */
export type SupportElement<Tag extends ElementTag> = HTMLElement & {
  -readonly [Name in Extract<keyof ElementAttributes[Tag], PropertyName>]?: ElementAttributes[Tag][Name]
} & Pick<LapwingCommands, CommonCommands | OwnCommands[Tag]> &
  LapwingQueries
