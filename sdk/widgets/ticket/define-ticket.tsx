import { elementOf } from '#contract/embed.ts'
import launcher from '#contract/launcher.css?inline'
import theme from '#contract/theme.css?inline'
import { defineElement } from '../../runtime/element/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import controls from '../../ui/controls/controls.css?inline'
import form from '../../ui/controls/form.css?inline'
import host from '../chat/host.css?inline'
import ticket from './ticket.css?inline'
import { Ticket } from './ticket.tsx'

/** The rules of the ticket's shadow root; what is loaded later brings its own. Parsed with the module. */
const TICKET_SHEET = styleSheet(theme + launcher + host + controls + form + ticket)

/** Defines `<support-ticket>`. Tests hand in their own clock and id maker. */
export function defineTicket(environment: Environment = browserEnvironment): void {
  const Widget = (props: WidgetProps) => <Ticket {...props} environment={environment} />
  defineElement(elementOf('ticket'), Widget, TICKET_SHEET)
}
