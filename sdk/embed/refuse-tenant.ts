/**
 * What happens to the widgets of a company that does not exist, or that does not allow the page's site. A chunk of its own,
 * because few pages need it, and because all that notice it must share what was said; so it imports only types from modules
 * that the widgets share.
 */
import type { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { EVENTS, REFUSED, Widget } from '#contract/embed.ts'
import type { TroubleCode } from '#contract/embed-types.ts'
import type { ErrorCode } from '#contract/errors.ts'

const WIDGETS = 'support-chat,support-ticket,support-kb,support-voice,support-csat'
const ATTRIBUTE: typeof REFUSED = 'refused'
const ERROR: typeof EVENTS.error = 'support:error'
const DEFAULT: typeof DEFAULT_SUBDOMAIN = 'app'

/** Why widgets go away, and what the author of the page can do. */
type Refusal = { readonly code: TroubleCode; readonly reason: string; readonly advice: string }

/** Tenants that the page has been told about. */
const told = new Set<string>()

/** Reads a response that is no success, as `refuseWidgets`. Returns null. */
export async function refuseByResponse(tenant: string, response: Response): Promise<null> {
  if (response.status === 404 || response.status === 403) refuseWidgets(tenant, (await response.json()).code)
  return null
}

/**
 * Reads an error's code. If it says that there is no such company, or that this site may not show its widgets, they go
 * away, so that nobody writes to a company that can't answer. Logs a warning and emits `support:error`, once per tenant.
 * Another code changes nothing.
 */
export function refuseWidgets(tenant: string, error: ErrorCode | undefined): void {
  const refusal = refusalOf(tenant, error)
  if (!refusal) return
  const { code, reason, advice } = refusal
  const widgets = [...document.querySelectorAll<Widget>(WIDGETS)].filter(each => tenantOf(each) === tenant)
  for (const widget of widgets) if (!widget.hasAttribute(ATTRIBUTE)) hide(widget, tenant, reason)
  if (told.has(tenant)) return
  told.add(tenant)
  const message = reason + advice
  // biome-ignore lint/suspicious/noConsole: informs the author of the script tag
  console.warn(`Lapwing: ${message}`)
  const event = new CustomEvent(ERROR, { bubbles: true, composed: true, detail: { code, message } })
  ;(widgets[0] ?? document).dispatchEvent(event)
}

function refusalOf(tenant: string, error: ErrorCode | undefined): Refusal | null {
  if (error === 'tenant_not_found')
    return {
      code: 'tenant',
      reason: `there is no company “${tenant}”`,
      advice: '. Check data-tenant of the script tag.',
    }
  if (error !== 'site_not_allowed') return null
  return {
    code: 'site',
    reason: `${origin} may not show the widgets of “${tenant}”`,
    advice: ': allow it under Settings → Install → Allowed sites.',
  }
}

function tenantOf(widget: Element): string {
  return widget.getAttribute('tenant') ?? DEFAULT
}

/** Closes an element and keeps it hidden, against the command `show` too, until the page gives it another tenant. */
function hide(widget: Widget, tenant: string, reason: string): void {
  // A panel that fills the screen of a phone has locked the page.
  if ('$isOpen' in widget) widget['close']?.()
  widget.setAttribute(ATTRIBUTE, reason)
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
