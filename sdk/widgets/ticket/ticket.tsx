import { useEffect, useRef } from 'react'
import { RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import { lazyFrom } from '../../ui/hooks/lazy.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import { TicketMessagesContext } from '../../ui/messages/use-ticket-messages.ts'
import { useScreenFocus } from '../chat/panel/use-screen-focus.ts'
import { createTicketSession } from './create-ticket-session.ts'
import { TicketForm } from './form/ticket-form.tsx'
import { TicketHeader } from './ticket-header.tsx'
import type { TicketPage, TicketSession } from './ticket-session.ts'

const pages = lazyFrom(() => import('./ticket.lazy.ts'))
const TicketSent = pages(module => module.TicketSent)
const TicketList = pages(module => module.TicketList)
const TicketThread = pages(module => module.TicketThread)

type Props = WidgetProps & { readonly environment: Environment }

/** The root component of the ticket element: a form for a new ticket, and the earlier tickets. */
export function Ticket({ tenant = DEFAULT_SUBDOMAIN, email, name, mode, host, environment }: Props) {
  const session = host.keep(tenant, () => createTicketSession(environment, { host, tenant }))
  const catalog = useStore(session.$catalog)
  const page = useStore(session.$page)
  const section = useRef<HTMLElement>(null)
  const focusWatch = useScreenFocus(section, nameOf(page), false)

  useEffect(() => session.draft.know({ email, name }), [session, email, name])

  return (
    <TicketMessagesContext.Provider value={catalog}>
      <section
        ref={section}
        className={`ticket is-${mode === 'page' ? 'page' : 'inline'} shows-${page.kind}`}
        part="panel"
        aria-label={catalog.t.title}
        lang={catalog.locale}
        dir={RIGHT_TO_LEFT_LOCALES.includes(catalog.locale) ? 'rtl' : 'ltr'}
        {...focusWatch}
      >
        <TicketHeader session={session} page={page} />
        <Page session={session} page={page} />
      </section>
    </TicketMessagesContext.Provider>
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
