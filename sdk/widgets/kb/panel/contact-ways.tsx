import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf, type Feature, GLOBAL_NAME, type Widget } from '#contract/embed.ts'
import { useKbMessages } from '#sdk/locales/kb/kb-messages.ts'
import { tenantPage } from '#sdk/runtime/api/tenant-page.ts'
import type { KbSession } from '../kb-session.ts'

type Props = {
  readonly session: KbSession
  readonly title: string
  /** Whether no result surely answers. */
  readonly isUrgent: boolean
  /** Initial text of the message. */
  readonly text: string
}
type Global = (name: string, ...args: readonly unknown[]) => unknown

/** Links to the page's chat or ticket form, or else to the ticket form's own page. */
export function ContactWays({ session, title, isUrgent, text }: Props) {
  const { t } = useKbMessages()
  const { tenant, environment, host } = session
  const chat = findWidget('chat', tenant)
  const ticket = findWidget('ticket', tenant)
  const style = isUrgent ? 'primary' : 'quiet'

  function askChat(): void {
    if (host.getAttribute('mode') === 'floating') host.close()
    if (chat?.['newMessage']) return void chat['newMessage'](text)
    // Through the global, because the loader loads the chat's code.
    const lapwing = (window as unknown as Record<string, Global | undefined>)[GLOBAL_NAME]
    lapwing?.('newMessage', text)
  }

  function askTicket(): void {
    if (host.getAttribute('mode') === 'floating') host.close()
    ticket?.['newMessage']?.(text)
    ticket?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className="contact">
      <p>{title}</p>
      {chat && (
        <button type="button" className={style} onClick={askChat}>
          {t.askChat}
        </button>
      )}
      {ticket && (
        <button type="button" className={style} onClick={askTicket}>
          {t.askTicket}
        </button>
      )}
      {!chat && !ticket && (
        <a
          className={style}
          href={tenantPage(
            environment.baseUrl,
            tenant,
            `/widget/ticket?tenant=${encodeURIComponent(tenant)}`,
          )}
          target="_blank"
          rel="noopener"
          title={t.opensInTab}
        >
          {t.askTicket}
        </a>
      )}
    </div>
  )
}

function findWidget(feature: Feature, tenant: string): Widget | undefined {
  return [...document.querySelectorAll<Widget>(elementOf(feature))].find(
    element => !element.hidden && (element.getAttribute('tenant') ?? DEFAULT_SUBDOMAIN) === tenant,
  )
}
