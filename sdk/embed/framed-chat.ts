/**
 * The chat in a frame, for pages with `data-mode="iframe"`: the launcher is in the page, the conversation in the
 * frame. A separate chunk, so it imports only types from modules that the widgets share.
 */
import type { Command, EVENTS, elementOf, Widget } from '#contract/embed.ts'
import css from './framed-chat.css?inline'
import { LAUNCHER_NAMES, languageOf } from './launcher-names.ts'
import { type FrameLink, linkFrame } from './link-frame.ts'

const TAG: ReturnType<typeof elementOf<'chat'>> = 'support-chat'
const UNREAD: typeof EVENTS.unread = 'support:unread'
/** Attributes whose changes are sent to the frame. */
const FOLLOWED = ['email', 'name', 'locale', 'theme', 'consent']
/** Commands that are sent to the frame. `open` is also sent for the attribute. */
const SENT: readonly Command[] = [
  'open',
  'close',
  'toggle',
  'newMessage',
  'identify',
  'logout',
  'setContext',
  'showArticle',
  'showTicket',
  'startCall',
  'endCall',
]

/**
 * Defines the framed chat and runs a command on it. The loader calls it. Repeats `runWith`, whose code is in a
 * chunk that the widgets share.
 */
export function runFramedChat([chat, name, args]: readonly [Widget, string, readonly unknown[]]): void {
  defineFramedChat()
  chat[name]?.(...args)
}

/** Defines `<support-chat>` as a launcher with a frame. Does nothing if the element is already defined. */
export function defineFramedChat(): void {
  if (customElements.get(TAG)) return
  for (const name of SENT) {
    Object.defineProperty(FramedChat.prototype, name, {
      value(this: FramedChat, ...args: readonly unknown[]) {
        this.send(name, args)
      },
    })
  }
  customElements.define(TAG, FramedChat)
}

class FramedChat extends HTMLElement {
  static readonly observedAttributes = [...FOLLOWED, 'open']
  #link: FrameLink | null = null
  readonly #known: Record<string, unknown> = { open: false }

  /** Takes over the launcher that the loader has rendered. */
  connectedCallback(): void {
    const root = this.shadowRoot
    const launcher = this.#launcher
    if (!root || !launcher) return
    launcher.onclick = () => this.send('toggle', [])
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.slice(0, 1), sheet]
    this.#nameLauncher()
    if (this.hasAttribute('open')) this.attributeChangedCallback('open')
  }

  disconnectedCallback(): void {
    // A frame that is moved reloads.
    this.#link?.end()
    this.#link = null
  }

  attributeChangedCallback(name: string): void {
    const value = this.getAttribute(name)
    if (name === 'locale') this.#nameLauncher()
    if (name !== 'open') this.#link?.send('update', [{ [name]: value }])
    else if (value !== null && value !== 'false') this.send('open', [{ focus: false }])
    else this.#link?.send('close', [])
  }

  send(name: Command, args: readonly unknown[]): void {
    if (!this.isConnected || !this.shadowRoot) return
    this.#link ??= linkFrame(this, news => {
      this.#known['open'] = news.isOpen
      Object.assign(this.#known, news.detail)
      this.#nameLauncher()
      if (!news.isOpen && this.shadowRoot?.activeElement) this.#launcher?.focus()
      if (news.name === UNREAD) this.#showUnread()
    })
    this.#link.send(name, args)
  }

  get(name: string): unknown {
    if (name === 'open' || name === 'conversationId') return this.#known[name]
    return name === 'unread' ? (this.#known['count'] ?? 0) : (this.getAttribute(name) ?? undefined)
  }

  get #launcher(): HTMLButtonElement | null | undefined {
    return this.shadowRoot?.querySelector('button')
  }

  /** Sets the launcher's name and state. The loader's style sheet has an icon for each state. */
  #nameLauncher(): void {
    const launcher = this.#launcher
    if (!launcher) return
    const isOpen = this.#known['open']
    launcher.ariaExpanded = String(isOpen)
    launcher.ariaLabel = LAUNCHER_NAMES[languageOf(this)][isOpen ? 1 : 0]
  }

  #showUnread(): void {
    const count = Number(this.#known['count'])
    const launcher = this.#launcher!
    launcher.querySelector('.badge')?.remove()
    if (!count) return
    const badge = document.createElement('span')
    badge.className = 'badge'
    badge.part = 'badge'
    badge.textContent = count > 9 ? '9+' : String(count)
    launcher.append(badge)
  }
}
