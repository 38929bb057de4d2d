/**
 * The chat in a frame of its own, for pages that want it so (`data-mode="iframe"`): the launcher stays in the page, the
 * conversation in the frame. Types alone from the shared modules, as in every chunk beside the widgets'.
 */
import type { Command, EVENTS, elementOf, Widget } from '#contract/embed.ts'
import css from './framed-chat.css?inline'
import { LAUNCHER_NAMES, languageOf } from './launcher-names.ts'
import { type FrameLink, linkFrame } from './link-frame.ts'

const TAG: ReturnType<typeof elementOf<'chat'>> = 'support-chat'
const UNREAD: typeof EVENTS.unread = 'support:unread'
/** What the frame hears of when it changes. */
const FOLLOWED = ['email', 'name', 'locale', 'theme']
/** What the frame does; `open` stands for the attribute too. */
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
  'startSurvey',
]

/** What the loader runs: see `run-with.ts`, whose code other chunks share. */
export function runFramedChat([chat, name, args]: readonly [Widget, string, readonly unknown[]]): void {
  defineFramedChat()
  chat[name]?.(...args)
}

/** Defines `<support-chat>` as the frame; where the chat itself was defined before, nothing changes. */
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

  /** The loader has drawn the launcher, before this code was there. */
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
    // A frame that is moved starts anew.
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

  /** The loader's sheet has an icon for each state. */
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
