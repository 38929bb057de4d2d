import { type KeyboardEvent, useEffect, useRef } from 'react'
import { FRAME_ATTRIBUTES } from '#contract/embed-attributes.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import type { ChatSession } from '../chat-session.ts'
import { FILLED_SCREENS } from './filled-screens.ts'
import menuCss from './menu.css?inline'
import type { Sizing } from './sizing.ts'

// In a constant, or the bundler treats the page's URL as an asset.
const HERE = import.meta.url

/** Attributes of the chat that its window has, too. */
const KEPT = [...FRAME_ATTRIBUTES, 'tenant', 'brand'] as const

type Props = {
  readonly session: ChatSession
  readonly sizing: Sizing | null
  /** The item that takes the focus when the menu opens. */
  readonly focus: 'first' | 'last'
  readonly onNotice: (text: string) => void
  /** Closes the menu and returns the focus to its button. */
  readonly onClose: () => void
}

/**
 * The menu with the visitor's other actions. Arrow keys, Home and End move the focus; Escape and Tab close it.
 */
export function Menu({ session, sizing, focus, onNotice, onClose }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const menu = useRef<HTMLDivElement>(null)
  useStyleSheet(menu, menuCss)
  const host = () => (menu.current!.getRootNode() as ShadowRoot).host as WidgetHost
  const items = menuItems({ session, sizing, t, tell: onNotice, host })

  function buttons(): HTMLElement[] {
    return [...menu.current!.querySelectorAll<HTMLElement>('[role=menuitem]')]
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the menu opens
  useEffect(
    () =>
      buttons()
        .at(focus === 'first' ? 0 : -1)
        ?.focus(),
    [focus],
  )

  function move(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent)) return
    const { key } = event
    if (key === 'Tab') onClose()
    const all = buttons()
    const index = all.indexOf(event.target as HTMLElement)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[key]
    if (next === undefined && key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (next === undefined) onClose()
    else all.at(next % all.length)?.focus()
  }

  return (
    <div ref={menu} className="menu" role="menu" aria-label={t.more} tabIndex={-1} onKeyDown={move}>
      {items.map(({ name, act }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          className="item"
          tabIndex={-1}
          onClick={() => {
            onClose()
            act()
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

type Options = {
  readonly session: ChatSession
  readonly sizing: Sizing | null
  readonly t: Readonly<Record<keyof typeof EXTRAS_MESSAGES, string>>
  readonly tell: (text: string) => void
  readonly host: () => WidgetHost
}

type MenuItem = { readonly name: string; readonly act: () => void }

/** Returns the menu's current items, top to bottom. */
function menuItems({ session, sizing, t, tell, host }: Options): MenuItem[] {
  const { email, conversationId, status, needsHuman, assigneeName } = session.$state.get()
  const config = session.$config.get()
  const isWithAi =
    email !== null &&
    (status === 'none' || status === 'open') &&
    !needsHuman &&
    assigneeName === null &&
    config?.is_ai_enabled !== false

  async function mailTranscript(): Promise<void> {
    const result = await session.mailTranscript()
    tell(result === 'done' ? t.transcriptMailed : t.transcriptNotMailed)
  }

  const person = { name: t.talkToPerson, act: () => session.send(t.askForPerson) }
  const ofThread = [
    { name: t.downloadTranscript, act: () => session.downloadTranscript() },
    { name: t.mailTranscript, act: () => void mailTranscript() },
    { name: t.startNew, act: () => session.turnTo(null) },
  ]
  const isMuted = session.$isMuted.get()
  const canResize = sizing !== null && !matchMedia(FILLED_SCREENS).matches
  const canPopOut = canResize && window.parent === window
  return [
    ...(isWithAi ? [person] : []),
    ...(conversationId === null ? [] : ofThread),
    { name: isMuted ? t.unmute : t.mute, act: () => session.$isMuted.set(!isMuted) },
    ...(config?.has_help_center ? [{ name: t.helpArticles, act: () => session.$page.set('help/') }] : []),
    { name: t.createTicket, act: () => session.$page.set('ticket') },
    ...(canPopOut ? [{ name: t.popOut, act: () => popOut(host()) }] : []),
    ...(canResize ? [{ name: sizing.isExpanded ? t.collapse : t.expand, act: sizing.toggle }] : []),
    { name: t.myData, act: () => session.$page.set('my-data') },
  ]
}

/**
 * Opens the chat in a window of its own, and closes its panel. The window is an empty page of the same origin, so it shares
 * the visitor's record and shows the same conversation, as another tab does. Browsers may refuse it; the panel then stays.
 */
function popOut(host: WidgetHost): void {
  const popup = window.open('', '', 'popup,width=420,height=680')
  if (!popup) return
  const { document: page } = popup
  const tag = document.documentElement.querySelector<HTMLScriptElement>('script[src*=widget-loader]')
  const script = page.createElement('script')
  script.src = new URL('../widget-loader.js', HERE).href
  if (tag) script.nonce = tag.nonce
  const chat = page.createElement(host.localName)
  for (const name of KEPT) {
    const value = host.getAttribute(name)
    if (value !== null) chat.setAttribute(name, value)
  }
  chat.setAttribute('mode', 'page')
  page.title = host.shadowRoot!.querySelector('[part=panel]')!.ariaLabel!
  page.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme
  page.documentElement.lang = document.documentElement.lang
  page.body.append(chat, script)
  host.close()
}
