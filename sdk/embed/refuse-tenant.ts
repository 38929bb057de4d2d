/**
 * What happens to the widgets of a company that does not exist. A chunk of its own, because few pages need it, and because
 * all that notice it must share what was said; so it imports only types from modules that the widgets share.
 */
import type { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { EVENTS, UNKNOWN_TENANT, Widget } from '#contract/embed.ts'
import type { TroubleCode } from '#contract/embed-types.ts'

const WIDGETS = 'support-chat,support-ticket,support-kb,support-voice,support-csat'
const ATTRIBUTE: typeof UNKNOWN_TENANT = 'unknown-tenant'
const ERROR: typeof EVENTS.error = 'support:error'
const CODE: TroubleCode = 'tenant'
const DEFAULT: typeof DEFAULT_SUBDOMAIN = 'app'

/** Tenants that the page has been told about. */
const told = new Set<string>()

/**
 * Reads a refusal. If it says that there is no such company, its widgets go away, so that nobody writes to a company that
 * can't answer. Logs a warning and emits `support:error`, once per tenant. Another failure changes nothing. Returns null.
 */
export async function refuseUnknown(tenant: string, response: Response): Promise<null> {
  if (response.status !== 404 || (await response.json()).code !== 'tenant_not_found') return null
  const widgets = [...document.querySelectorAll<Widget>(WIDGETS)].filter(each => tenantOf(each) === tenant)
  for (const widget of widgets) if (!widget.hasAttribute(ATTRIBUTE)) hide(widget, tenant)
  if (told.has(tenant)) return null
  told.add(tenant)
  const message = `there is no company “${tenant}”. Check data-tenant of the script tag.`
  // biome-ignore lint/suspicious/noConsole: informs the author of the script tag
  console.warn(`Lapwing: ${message}`)
  const detail = { code: CODE, message }
  const event = new CustomEvent(ERROR, { bubbles: true, composed: true, detail })
  ;(widgets[0] ?? document).dispatchEvent(event)
  return null
}

function tenantOf(widget: Element): string {
  return widget.getAttribute('tenant') ?? DEFAULT
}

/** Closes an element and keeps it hidden, against the command `show` too, until the page gives it another tenant. */
function hide(widget: Widget, tenant: string): void {
  // A panel that fills the screen of a phone has locked the page.
  if ('$isOpen' in widget) widget['close']?.()
  widget.setAttribute(ATTRIBUTE, '')
  widget.hidden = true
  new MutationObserver((_, observer) => {
    // An element writes its properties back to its attributes.
    const isOther = tenantOf(widget) !== tenant
    if (isOther) {
      observer.disconnect()
      widget.removeAttribute(ATTRIBUTE)
    }
    if (widget.hidden === isOther) widget.hidden = !isOther
  }).observe(widget, { attributeFilter: ['tenant', 'hidden'] })
}
