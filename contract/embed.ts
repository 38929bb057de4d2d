/**
 * The words a customer's page uses: element names, attributes and events of the widgets.
 * Free of dependencies, because the loader reads this file.
 */

/** Widgets by feature name, as in `data-features="chat,voice"`. */
export const ELEMENTS = {
  chat: 'support-chat',
} as const

export type Feature = keyof typeof ELEMENTS

/** The one global: a function that queues commands until the widgets have loaded. */
export const GLOBAL_NAME = 'Lapwing'

/** Attributes of every element, all optional. `tenant` defaults to the platform's own. */
export const ATTRIBUTES = ['tenant', 'email', 'name'] as const

/** Events of the elements; each bubbles and is composed, so that the page hears it at `document`. */
export const EVENTS = {
  ready: 'support:ready',
  open: 'support:open',
  close: 'support:close',
  conversationStart: 'support:conversation-start',
  message: 'support:message',
  handoff: 'support:handoff',
  resolved: 'support:resolved',
} as const

/** Class of the launcher button in the shadow root: drawn by the loader, adopted by the widget. */
export const LAUNCHER_CLASS = 'launcher'
