import { createElement, useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { EVENTS, elementOf, type Feature } from '#contract/embed.ts'
import { FRAME_ATTRIBUTES } from '#contract/embed-attributes.ts'
import { BRAND_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { isBrandStyle } from '#core/brand/brand-style.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { requestHeaders } from '#host-app/shared/api/request-headers.ts'
import { widgetLoaderUrl } from '#host-app/shared/browser/widget-loader-url.ts'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { connectFrame } from './connect-frame.ts'

/** The feature of each address. Every other address is a chat with its own name (EMBED-01, EMBED-02). */
const WIDGETS: Readonly<Record<string, Feature>> = {
  ticket: 'ticket',
  conversation: 'ticket',
  kb: 'kb',
  voice: 'voice',
  csat: 'csat',
}
const TITLES = { chat: 'Chat', ticket: 'Contact us', kb: 'Help', voice: 'Call us', csat: 'Rate us' } as const
/** Attributes without a value, by the parameters that set them with `1` or `true` (VOICE-07). */
const SWITCHES = { fake_mic: 'fake-mic', fallback: 'fallback', voice_fallback: 'fallback' } as const

/** How long the widget waits for its brand, in ms. */
const BRAND_PATIENCE_MS = 3_000

/** Attributes of a survey, by the parameters of a link in an email. */
const SURVEY_PARAMETERS = ['kind', 'score'] as const

/**
 * One widget alone, such as for a frame on a page without scripts. It loads the same files as customers'
 * pages, requires no sign-in and has no surroundings, so `embed=1` has nothing to hide here (EMBED-03,
 * GATE-04).
 */
export function WidgetPage() {
  const { widget = '' } = useParams()
  const [query] = useSearchParams()
  const feature = WIDGETS[widget] ?? 'chat'
  const tenant = query.get('tenant') || (tenantOfHost(window.location.host) ?? DEFAULT_SUBDOMAIN)
  const brand = useBrand(tenant, query.get('brand') ?? '')
  useTitle(TITLES[feature])

  return (
    <main aria-label={TITLES[feature]}>
      {brand !== null && (
        <Widget key={feature} feature={feature} tenant={tenant} brand={brand} query={query} />
      )}
    </main>
  )
}

/**
 * Returns the company's style properties, in which the widget renders first: those of the page around the frame, else the
 * server's. Null until they are known; empty if they don't come in time.
 */
function useBrand(tenant: string, given: string): string | null {
  const [brand, setBrand] = useState(isBrandStyle(given) ? given : null)

  useEffect(() => {
    if (brand === null) void fetchBrand(tenant).then(setBrand, () => setBrand(''))
  }, [tenant, brand])

  return brand
}

async function fetchBrand(tenant: string): Promise<string> {
  const response = await fetch(`${BRAND_ENDPOINTS.getWidgetBrand[1]}?${new URLSearchParams({ tenant })}`, {
    headers: requestHeaders({ location: window.location, company: null, isImpersonating: false }),
    signal: AbortSignal.timeout(BRAND_PATIENCE_MS),
  })
  const { style } = (await response.json()) as { readonly style?: string }
  return style !== undefined && isBrandStyle(style) ? style : ''
}

type WidgetProps = {
  readonly feature: Feature
  readonly tenant: string
  readonly brand: string
  readonly query: URLSearchParams
}

function Widget({ feature, tenant, brand, query }: WidgetProps) {
  const element = useRef<HTMLElement>(null)
  const page = originOf(query.get('embed_origin'))
  const isClosed = query.has('closed')
  const isAuto = query.get('theme') === 'auto'

  // The theme `auto` follows the page: this one has no colors of its own, so it follows the page around it or the system.
  useEffect(() => {
    const { style } = document.documentElement
    if (isAuto) style.colorScheme = 'light dark'
    return () => void style.removeProperty('color-scheme')
  }, [isAuto])

  useEffect(() => {
    const isFramed = page !== null && window.parent !== window
    const stop =
      isFramed && connectFrame(element.current as never, { frame: window, page: window.parent, origin: page })
    const isOver = new AbortController()
    // Loaded again, the page must not undo what the visitor has changed since.
    element.current!.addEventListener(EVENTS.csat, forgetScore, { once: true, signal: isOver.signal })
    const script = document.createElement('script')
    script.src = widgetLoaderUrl()
    document.body.append(script)
    return () => {
      isOver.abort()
      script.remove()
      if (stop) stop()
    }
  }, [page])

  return createElement(elementOf(feature), {
    ref: element,
    tenant,
    ...(brand && { brand }),
    mode: isClosed ? 'floating' : 'page',
    ...(page !== null && !isClosed && { open: '' }),
    ...Object.fromEntries(
      FRAME_ATTRIBUTES.flatMap(name => (query.get(name) ? [[name, query.get(name)] as const] : [])),
    ),
    ...(feature === 'voice' && switchesOf(query)),
    ...(feature === 'csat' && surveyOf(query)),
  })
}

/** Returns the attributes of a survey. Its token is in the fragment, which is in no log and no `Referer`. */
function surveyOf(query: URLSearchParams): Readonly<Record<string, string>> {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('survey')
  const given = SURVEY_PARAMETERS.flatMap(name =>
    query.get(name) ? [[name, query.get(name)!] as const] : [],
  )
  return { ...Object.fromEntries(given), ...(token && { survey: token }) }
}

/** Removes the score from the page's address. */
function forgetScore(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has('score')) return
  address.searchParams.delete('score')
  window.history.replaceState(window.history.state, '', address)
}

/** Returns the attributes without a value that the address switches on. */
function switchesOf(query: URLSearchParams): Readonly<Record<string, ''>> {
  const isOn = (name: string) => ['1', 'true'].includes(query.get(name) ?? '')
  return Object.fromEntries(
    Object.entries(SWITCHES).flatMap(([name, attribute]) => (isOn(name) ? [[attribute, ''] as const] : [])),
  )
}

/** Returns the origin of the page around the frame, if valid; messages of others are ignored. */
function originOf(text: string | null): string | null {
  try {
    const { origin } = new URL(text ?? '')
    return origin === text ? origin : null
  } catch {
    return null
  }
}
