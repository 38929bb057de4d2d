/**
 * The chat in a frame, for pages with `data-mode="iframe"`: the launcher is in the page, the conversation in the
 * frame. A separate chunk, so it imports only types from modules that the widgets share.
 */
import type { Command, EVENTS, elementOf, Widget } from '#contract/embed.ts'
import type { FRAME_ATTRIBUTES } from '#contract/embed-attributes.ts'
import css from '../ui/controls/badge.css?inline'
import { LAUNCHER_NAMES, languageOf } from './launcher-names.ts'
import { type FrameLink, linkFrame } from './link-frame.ts'

const TAG: ReturnType<typeof elementOf<'chat'>> = 'support-chat'
const UNREAD: typeof EVENTS.unread = 'support:unread'
const BADGE_SHEET = new CSSStyleSheet()
BADGE_SHEET.replaceSync(css)
/** Attributes whose changes are sent to the frame. */
const FOLLOWED: typeof FRAME_ATTRIBUTES = ['email', 'name', 'locale', 'theme', 'consent']
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
  /** Commands that came before the launcher. */
  readonly #waiting: Parameters<FrameLink['send']>[] = []
  readonly #known: Record<string, unknown> = { open: false }

  /** The loader renders the launcher once the brand is known, which may be after a command has brought this code. */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    setTimeout(() => this.connectedCallback())
    return super.attachShadow(init)
  }

  /** Takes over the launcher that the loader has rendered. */
  connectedCallback(): void {
    const launcher = this.#launcher
    if (!launcher) return
    launcher.onclick = () => this.send('toggle', [])
    const sheets = this.shadowRoot!.adoptedStyleSheets
    // It comes here again whenever a page has moved the element.
    if (!sheets.includes(BADGE_SHEET)) sheets.push(BADGE_SHEET)
    this.#nameLauncher()
    if (this.hasAttribute('open')) this.attributeChangedCallback('open')
    for (const command of this.#waiting.splice(0)) this.send(...command)
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

  send(...command: Parameters<FrameLink['send']>): void {
    if (!this.isConnected) return
    if (!this.shadowRoot) {
      this.#waiting.push(command)
      return
    }
    this.#link ??= linkFrame(this, news => {
      Object.assign(this.#known, news.detail, { open: news.isOpen })
      this.#nameLauncher()
      if (!news.isOpen && this.shadowRoot?.activeElement) this.#launcher?.focus()
      if (news.name === UNREAD) this.#showUnread()
    })
    this.#link.send(...command)
  }

  get(name: string): unknown {
    if (name === 'unread') return this.#known['count'] ?? 0
    return this.#known[name] ?? this.getAttribute(name) ?? undefined
  }

  get #launcher(): HTMLButtonElement | null | undefined {
    return this.shadowRoot?.querySelector('button')
  }

  /** Sets the launcher's name and state. The loader's style sheet has an icon for each state. */
  #nameLauncher(): void {
    const launcher = this.#launcher
    if (!launcher) return
    const isOpen = this.#known['open']
    launcher.ariaExpanded = `${isOpen}`
    launcher.ariaLabel = LAUNCHER_NAMES[languageOf(this)][isOpen ? 1 : 0]
  }

  #showUnread(): void {
    const launcher = this.#launcher!
    const { count } = this.#known as { count?: number }
    launcher.querySelector('.badge')?.remove()
    if (!count) return
    const badge = document.createElement('span')
    badge.part = badge.className = 'badge'
    badge.append(count > 9 ? '9+' : `${count}`)
    launcher.append(badge)
  }
}
