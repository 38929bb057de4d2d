import { atom } from 'nanostores'
import { followLocale } from '../../locales/follow-locale.ts'
import { ENGLISH_TICKET, TICKET_LANGUAGES } from '../../locales/ticket/ticket-messages.ts'
import { articleUrl } from '../../runtime/api/article-url.ts'
import { createReport } from '../../runtime/browser/report-trouble.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import { lazyDriver } from '../../runtime/element/lazy-driver.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import { createVisitorStorage } from '../../runtime/storage/visitor-storage.ts'
import { createDraft } from './form/draft.ts'
import type { TicketDriver, TicketSession, TicketStores } from './ticket-session.ts'

type Options = { readonly host: WidgetHost; readonly tenant: string }

/** Creates the session of a ticket element. The driver loads at once. Actions wait until then. */
export function createTicketSession(environment: Environment, { host, tenant }: Options): TicketSession {
  const { baseUrl, clock } = environment
  const storage = createVisitorStorage(environment.openStorage, baseUrl, tenant)
  const draft = createDraft(storage, clock)
  const report = createReport(host)
  const stores: TicketStores = {
    $values: draft.$values,
    $problems: atom({}),
    $status: atom('writing'),
    $files: atom([]),
    $refused: atom([]),
    $config: atom(null),
    $articles: atom([]),
    $tickets: atom([]),
    $page: atom({ kind: 'form' }),
    $catalog: atom(ENGLISH_TICKET),
  }
  const { $problems, $status } = stores
  const driver = lazyDriver(
    () => import('./ticket-driver.ts'),
    ({ createTicketDriver }): TicketDriver => createTicketDriver({ session, report }),
    error => report('load', 'the ticket form could not be started', error),
  )

  function showTickets(): void {
    stores.$tickets.set(storage.read().remembered.filter(({ number }) => number !== null))
  }

  const session: TicketSession = {
    ...stores,
    environment,
    host,
    tenant,
    storage,
    draft,
    driver: driver.load,
    showTickets,
    write(field, value) {
      // The form must not change while it is being sent.
      if ($status.get() === 'sending') return
      draft.write(field, value)
      const { [field]: _, ...others } = $problems.get()
      $problems.set(others)
      if (field === 'subject') driver.act(({ suggest }) => suggest(value))
    },
    attach: files => driver.act(({ attach }) => attach(files)),
    async send() {
      if ($status.get() === 'sending') return
      $status.set('sending')
      try {
        $status.set(await (await driver.load()).send())
      } catch {
        $status.set('failed')
      }
    },
    show(page) {
      showTickets()
      stores.$page.set(page)
      if (page.kind === 'list') driver.act(({ refresh }) => refresh())
    },
    articleUrl: slug => articleUrl(baseUrl, tenant, slug),
    stop() {
      unfollow()
      draft.stop()
      driver.stop()
    },
  }

  const unfollow = followLocale(host, stores.$catalog, TICKET_LANGUAGES)
  showTickets()
  driver.act(({ config }) => config())
  return session
}
