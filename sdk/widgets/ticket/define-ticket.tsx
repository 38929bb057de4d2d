import { useEffect, useRef } from 'react'
import { elementOf } from '#contract/embed.ts'
import { useScreenFocus } from '#sdk/ui/hooks/use-screen-focus.ts'
import { TicketMessagesContext, useTicketMessages } from '../../locales/ticket/ticket-messages.ts'
import { defineWidget, type ViewProps } from '../../runtime/element/define-widget.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import form from '../../ui/controls/form.css?inline'
import { Icon } from '../../ui/controls/icon.tsx'
import widget from '../../ui/controls/widget.css?inline'
import { lazyFrom } from '../../ui/hooks/lazy.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import { fill } from '../../ui/text/fill.ts'
import { languageAttributes } from '../../ui/text/language-attributes.ts'
import { createTicketSession } from './create-ticket-session.ts'
import { TicketForm } from './form/ticket-form.tsx'
import ticket from './ticket.css?inline'
import type { TicketPage, TicketSession } from './ticket-session.ts'

const pages = lazyFrom(() => import('./ticket.lazy.ts'))

const TicketSent = pages(module => module.TicketSent)

const TicketList = pages(module => module.TicketList)

const TicketThread = pages(module => module.TicketThread)

/**
 * The style sheet of the ticket's shadow root. Parts that load later add their own. Parsed when the module loads.
 */
const TICKET_SHEET = styleSheet(widget + form + ticket)

/**
 * Defines `<support-ticket>`: a form for a new ticket, and the tickets that this browser remembers, at the element's
 * place in the page. It has no button and is always visible. A second call does nothing.
 * @element support-ticket
 * @example
 * <support-ticket tenant="acme" email="ann@example.com">
 *   <a href="mailto:support@acme.example">Write to us</a>
 * </support-ticket>
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
  defineWidget(elementOf('ticket'), {
    sheet: TICKET_SHEET,
    messages: TicketMessagesContext,
    createSession: props => createTicketSession(environment, props),
    View: Ticket,
  })
}

/** The view of the ticket element: a form for a new ticket, and the earlier tickets. */
function Ticket({ session, email, name, mode }: ViewProps<TicketSession>) {
  const { t, locale } = useTicketMessages()
  const page = useStore(session.$page)
  const section = useRef<HTMLElement>(null)
  const focusWatch = useScreenFocus(section, nameOf(page), false)

  useEffect(() => session.draft.know({ email, name }), [session, email, name])

  return (
    <section
      ref={section}
      className={`ticket is-${mode === 'page' ? 'page' : 'inline'} shows-${page.kind}`}
      part="panel"
      aria-label={t.title}
      {...languageAttributes(locale)}
      {...focusWatch}
    >
      <TicketHeader session={session} page={page} />
      <Page session={session} page={page} />
    </section>
  )
}

function Page({ session, page }: { readonly session: TicketSession; readonly page: TicketPage }) {
  switch (page.kind) {
    case 'form':
      return <TicketForm session={session} />
    case 'sent':
      return <TicketSent session={session} page={page} />
    case 'list':
      return <TicketList session={session} />
    case 'thread':
      return <TicketThread key={page.conversationId} session={session} conversationId={page.conversationId} />
  }
}

function nameOf(page: TicketPage): string {
  return page.kind === 'thread' ? page.conversationId : page.kind
}

type TicketHeaderProps = { readonly session: TicketSession; readonly page: TicketPage }

/** The title of the current page, and the navigation between form and list. */
function TicketHeader({ session, page }: TicketHeaderProps) {
  const { t } = useTicketMessages()
  const tickets = useStore(session.$tickets)
  const isThread = page.kind === 'thread'
  const shown = isThread ? tickets.find(({ id }) => id === page.conversationId) : undefined
  const titles = {
    form: t.title,
    list: t.myTickets,
    sent: t.myTickets,
    thread: fill(t.ticket, { number: shown?.number ?? '' }),
  }
  return (
    <div className="ticket-header" part="header">
      {isThread && (
        <button
          type="button"
          className="tool back"
          aria-label={t.backToTickets}
          onClick={() => session.show({ kind: 'list' })}
        >
          <Icon shape="back" />
        </button>
      )}
      {page.kind !== 'sent' && (
        <h2 className="ticket-title" tabIndex={-1} data-first={page.kind !== 'form' || undefined}>
          {titles[page.kind]}
          {shown && <span className="ticket-about">{shown.subject}</span>}
        </h2>
      )}
      {page.kind === 'list' ? (
        <button type="button" className="plain" onClick={() => session.show({ kind: 'form' })}>
          {t.newTicket}
        </button>
      ) : (
        page.kind === 'form' &&
        tickets.length > 0 && (
          <button type="button" className="plain" onClick={() => session.show({ kind: 'list' })}>
            {t.myTickets}
          </button>
        )
      )}
    </div>
  )
}
