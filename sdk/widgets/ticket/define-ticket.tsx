import { elementOf } from '#contract/embed.ts'
import { defineElement } from '../../runtime/element/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import { Ticket } from './ticket.tsx'
import { TICKET_SHEET } from './ticket-styles.ts'

/** Defines `<support-ticket>`. Tests hand in their own clock and id maker. */
export function defineTicket(environment: Environment = browserEnvironment): void {
  const Widget = (props: WidgetProps) => <Ticket {...props} environment={environment} />
  defineElement(elementOf('ticket'), Widget, TICKET_SHEET)
}
