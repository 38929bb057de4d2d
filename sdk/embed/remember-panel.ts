import type { BRAND } from '#contract/brand.ts'
import type { EmbedContext, Widget } from '#contract/embed.ts'
import type * as panel from '../widgets/chat/panel/filled-screens.ts'
import { mayStore } from './may-store.ts'

const SLUG: typeof BRAND.slug = 'lapwing'

/** Screens that an open panel fills: it would cover the next page. Written out, as this code loads before the chat's. */
const FILLED_SCREENS: typeof panel.FILLED_SCREENS =
  '(max-width: 399px), (max-height: 399px), (max-width: 480px) and (pointer: coarse)'

/** The keys that this page has written: what it adds again is not the next page. */
const written = new Set<string>()

/**
 * Remembers from page to page of one tab whether a chat is open. Returns a function that restores it: an open panel opens
 * again, without taking the focus, and a closed one goes on to receive messages. The code of a chat that was not used in
 * this tab does not load.
 */
export function rememberPanel(element: Widget): (ask: EmbedContext['ask']) => void {
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
