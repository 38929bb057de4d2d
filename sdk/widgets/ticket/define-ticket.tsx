import { elementOf } from '#contract/embed.ts'
import launcher from '#contract/launcher.css?inline'
import theme from '#contract/theme.css?inline'
import { defineElement } from '../../runtime/element/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import contrast from '../../ui/controls/contrast.css?inline'
import controls from '../../ui/controls/controls.css?inline'
import form from '../../ui/controls/form.css?inline'
import host from '../chat/host.css?inline'
import ticket from './ticket.css?inline'
import { Ticket } from './ticket.tsx'

/**
 * The style sheet of the ticket's shadow root. Parts that load later add their own. Parsed when the module loads.
 */
const TICKET_SHEET = styleSheet(theme + launcher + contrast + host + controls + form + ticket)

/**
 * Defines `<support-ticket>`: a form for a new ticket, and the tickets that this browser remembers, at the element's
 * place in the page. It has no button and is always visible. A second call does nothing.
 * @element support-ticket
 * @example
 * <support-ticket tenant="acme" email="ann@example.com">
 *   <a href="mailto:support@acme.example">Write to us</a>
 * </support-ticket>
 * @attr {string} [tenant=app] the company's subdomain; a new value starts another session
 * @attr {string} email fills in the field for the email address, unverified
 * @attr {string} name fills in the field for the name, unverified
 * @attr {'en' | 'de' | 'es' | 'fr' | 'he' | 'ar'} locale default: from the page's `lang`, then the browser
 * @attr {'light' | 'dark' | 'auto'} [theme=light] `auto` follows the `color-scheme` of the page
 * @attr {'inline' | 'page'} [mode=inline] `inline` is as high as its content, `page` fills the window
 * @attr {boolean} open emits `support:open` or `support:close`; the element is visible in any case
 * @attr {'required' | 'given'} consent `required`: nothing is stored in the visitor's browser
 * @fires support:ready - the element is ready; once
 * @fires support:open - the attribute or the command `open`; nothing else changes
 * @fires support:close - the attribute or the command `close`; nothing else changes
 * @fires support:ticket - `{ conversationId, number }`: a ticket was created
 * @fires support:before-send - `{ text }`, cancelable: `preventDefault()` keeps the text in the form
 * @fires support:error - `{ code, message }`; `code` is `load`, `realtime`, `identity`, `action`, `tenant` or `command`
 * @fires support:unread - `{ count }`: while a ticket's messages are open, as in `<support-chat>`
 * @fires support:message - `{ id, author, text }`: while a ticket's messages are open, as in `<support-chat>`
 * @fires support:handoff - `{ conversationId }`: while a ticket's messages are open, as in `<support-chat>`
 * @fires support:resolved - `{ conversationId }`: while a ticket's messages are open, as in `<support-chat>`
 * @csspart panel - the whole widget
 * @csspart header - the title and the navigation
 * @csspart send - the button that sends the form, and the one that sends a reply
 * @csspart messages - the messages of a ticket
 * @csspart message - one message with its label
 * @csspart composer - the form to reply to a ticket
 * @cssprop [--support-accent=#0c6b62] - color of buttons and links
 * @cssprop --support-accent-contrast - text color on the accent; default: black or white, whichever reads better
 * @cssprop --support-surface - background color; default: from the theme
 * @cssprop --support-text - text color; default: from the theme
 * @cssprop [--support-radius=12px] - radius of the corners
 * @cssprop [--support-font=system-ui] - font family
 * @param environment what the element uses of the browser; tests pass their own clock and id generator
 */
export function defineTicket(environment: Environment = browserEnvironment): void {
  const Widget = (props: WidgetProps) => <Ticket {...props} environment={environment} />
  defineElement(elementOf('ticket'), Widget, TICKET_SHEET)
}
