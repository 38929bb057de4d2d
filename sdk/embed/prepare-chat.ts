import type { BRAND } from '#contract/brand.ts'
import type { EmbedContext, Widget } from '#contract/embed.ts'
import css from '../ui/controls/contrast.css?inline'
import type * as panel from '../widgets/chat/panel/filled-screens.ts'
import { examineLater } from './doctor/examine-later.ts'
import { mayStore } from './may-store.ts'

const SLUG: typeof BRAND.slug = 'lapwing'

/** Screens that an open panel fills: it would cover the next page. Written out, as this code loads before the chat's. */
const FILLED_SCREENS: typeof panel.FILLED_SCREENS =
  '(max-width: 399px), (max-height: 399px), (max-width: 480px) and (pointer: coarse)'

/** The keys that this page has written: what it adds again is not the next page. */
const written = new Set<string>()

/** The fonts of the chat's first screen, as in its style sheets. */
const FONTS = ['13px', '16px', '600 16px']

/** How long the launcher waits for its brand, in ms. Then it renders in the look of its script tag. */
const PATIENCE_MS = 3_000

/**
 * Brings the brand of an element up to date: the script tag may have none, or an older one. The browser keeps the
 * response for some minutes, so that the next page has it at once. If the server knows no such company, or may not show
 * its widgets here, they go away. Never rejects.
 */
export async function fetchBrand(element: HTMLElement): Promise<void> {
  try {
    const tenant = element.getAttribute('tenant') ?? ''
    const locale = (element.getAttribute('locale') ?? document.documentElement.lang).slice(0, 2)
    const query = new URLSearchParams({ tenant, locale })
    const brand = await Promise.race([
      fetch(`${new URL(import.meta.url).origin}/api/widget-brand?${query}`, { credentials: 'omit' }).then(
        response => (response.ok ? response.json() : refuse(tenant, response)),
      ),
      // Not a signal, which the page's own version of `fetch` may not know.
      new Promise<null>(resolve => setTimeout(resolve, PATIENCE_MS, null)),
    ])
    if (!brand) return
    const { style, label, position } = brand as Record<'style' | 'label' | 'position', string>
    element.setAttribute('brand', style)
    if (label && !element.hasAttribute('label')) element.setAttribute('label', label)
    if (!element.hasAttribute('position')) element.setAttribute('position', position)
  } catch {
    // The element keeps the look that it has.
  }
}

async function refuse(tenant: string, response: Response): Promise<null> {
  return (await import('./refuse-tenant.ts')).refuseByResponse(tenant, response)
}

const prepared = new Set<Element>()

/**
 * Prepares the elements of a loader, each once, and starts the embed doctor.
 * @param draw draws a launcher that has not been drawn
 */
export function prepareChats(
  { own, ask }: Pick<EmbedContext, 'own' | 'ask'>,
  draw: EmbedContext['draw'],
): void {
  for (const element of own) {
    if (prepared.has(element)) continue
    prepared.add(element)
    // Outside the body, only an element that a transform of the page's root moves has a parent here. A hidden one never has.
    if (element.offsetParent || element.hidden)
      import('./top-layer.ts').then(({ keepInTopLayer }) => keepInTopLayer(element)).catch(() => {})
    if (element.localName !== 'support-chat') {
      import('./prepare-other.ts')
        .then(({ prepareOther }) => prepareOther(element, fetchBrand))
        .catch(() => {})
      continue
    }
    const restore = rememberPanel(element)
    void prepareChat(element, () => draw(element)).then(() => restore(ask))
  }
  examineLater(own)
}

/**
 * Prepares a chat that a loader has added to an idle page. Preloads and evaluates its modules, so that a click need not
 * wait for them; defines no element. Draws the launcher if its script tag has no brand, and brings it up to date: its
 * brand, and black or white on an accent that the page has chosen.
 * @param draw draws the launcher if it has not been drawn
 */
async function prepareChat(element: HTMLElement, draw: () => void): Promise<void> {
  const isFramed = element.getAttribute('mode') === 'iframe'
  const coming = isFramed
    ? import('../entry/frame.ts')
    : import('../entry/chat.ts').then(() => readyFonts(element))
  // A failure is reported when the chat is opened.
  coming.catch(() => {})
  await fetchBrand(element)
  draw()
  const root = element.shadowRoot!
  // A defined element applies its brand itself.
  if ('$isOpen' in element) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${css}:host{${element.getAttribute('brand') ?? ''}}`)
  root.adoptedStyleSheets.push(sheet)
}

/**
 * Makes the browser load the fonts of the chat's first screen, one per idle period, inside an element that is not
 * defined yet. If the page uses none of them, their look-up would take three quarters of the panel's layout after
 * the click.
 */
export async function readyFonts({ shadowRoot }: HTMLElement): Promise<void> {
  const line = document.createElement('p')
  line.textContent = 'Write a message… you@example.com'
  shadowRoot!.append(line)
  for (const font of FONTS) {
    line.style.cssText = `position:fixed;visibility:hidden;font:${font} var(--support-font,var(--_brand-font,system-ui))`
    // Reading the width forces the layout.
    line.offsetWidth
    await new Promise(resolve => (window.requestIdleCallback ?? setTimeout)(resolve))
  }
  line.remove()
}

/**
 * Remembers from page to page of one tab whether a chat is open. Returns a function that restores it: an open panel opens
 * again, without taking the focus, and a closed one goes on to receive messages. The code of a chat that was not used in
 * this tab does not load.
 */
function rememberPanel(element: Widget): (ask: EmbedContext['ask']) => void {
  const key = `${SLUG}:panel:${element.getAttribute('tenant')}`
  const known = written.has(key) ? null : read(key)
  for (const state of ['open', 'close'])
    element.addEventListener(`support:${state}`, ({ target }) => {
      if (target === element) write(key, state)
    })
  return ask => {
    // A defined element was opened on this page.
    if (known === null || '$isOpen' in element) return
    const isOpen = known === 'open' && !matchMedia(FILLED_SCREENS).matches
    ask('chat', element, isOpen ? 'open' : 'close', [{ focus: false }])
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // The page's storage is blocked.
    return null
  }
}

function write(key: string, state: string): void {
  written.add(key)
  try {
    if (mayStore()) sessionStorage.setItem(key, state)
  } catch {
    // The same.
  }
}
