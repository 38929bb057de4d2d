/**
 * Checks whether the widgets can work on a page. If not, the loader runs the chat in a frame, out of reach of the
 * page's scripts. This code runs on such pages too, so it uses no iterators.
 */
import type { LOCALES } from '#contract/constants/locales.ts'
import type { EmbedContext, Widget } from '#contract/embed.ts'

const SPOKEN: typeof LOCALES = ['en', 'de', 'es', 'fr', 'he', 'ar']

/** Whether the page blocks clicks on the launcher. It then blocks all clicks in the chat. */
let isClickBlocked = false

/**
 * Prepares the context of a loader, or checks whether a chat can run its command. Takes the arguments of the
 * chunk that runs next.
 * @throws Error that names what the page has broken
 */
export function checkPage(given: readonly unknown[]): void {
  const target = given[0] as object
  if ('own' in target) ready(target as EmbedContext)
  const defined = customElements.get('support-chat')
  if (defined && 'showTicket' in defined.prototype) return
  if (defined) throw new Error('support-chat is another element')
  if (isClickBlocked) throw new Error('clicks do not arrive')
  checkLanguage()
  checkBrowser()
  if (target instanceof HTMLElement) checkInput(target, given[1], given[2])
}

function ready(context: EmbedContext): void {
  if (context.get) return
  context.get = knownState
  const unavailable = context.names.filter(
    name => name && !document.documentElement.querySelector(`support-${name}`),
  )
  // biome-ignore lint/suspicious/noConsole: informs the author of the script tag
  if (unavailable[0]) console.warn(`Lapwing: not available: ${unavailable}`)
  context.own.forEach(element => {
    keepKeys(element)
    missClick(element.shadowRoot?.querySelector('button'))
  })
}

/**
 * Stops key and focus events at the widget, because the page's shortcuts and focus traps listen for them on outer
 * elements.
 */
function keepKeys(element: Element): void {
  const keep = (event: Event) => event.stopPropagation()
  ;['keydown', 'keypress', 'keyup', 'focusin'].forEach(type => {
    element.addEventListener(type, keep)
  })
}

/** Clicks the launcher if a pointer has pressed it and the page suppresses the click. */
export function missClick(launcher: HTMLButtonElement | null | undefined): void {
  let isClicked = false
  launcher?.addEventListener('click', () => (isClicked = true))
  launcher?.addEventListener('pointerup', event => {
    isClicked = false
    // The browser dispatches the click right after this event.
    setTimeout(() => {
      if (isClicked || !launcher.isConnected) return
      isClickBlocked = true
      launcher.onclick?.(event)
    })
  })
}

function checkLanguage(): void {
  const [one] = [...new Set([...new Map([[1, 2]])])]
  const isWhole =
    one?.[1] === 2 &&
    JSON.parse(JSON.stringify('a')) === 'a' &&
    Reflect.defineProperty({}, 'a', { value: 1 }) &&
    Reflect.defineProperty({}, 'a', { get: () => 1 })
  if (!isWhole) throw new Error('the language is changed')
  // Old libraries add functions, which do no harm. Any other property would be read as an option.
  for (const name in {})
    if (typeof ({} as Record<string, unknown>)[name] !== 'function') throw new Error(name)
}

/** Uses the browser functions that the widgets need. Each line throws if one is missing. */
function checkBrowser(): void {
  new MutationObserver(() => {}).disconnect()
  new ResizeObserver(() => {}).disconnect()
  new AbortController().abort()
  new CSSStyleSheet().replaceSync('')
  document.adoptedStyleSheets.length.toFixed()
  if (new CustomEvent('a', { detail: 1 }).detail !== 1) throw new Error('CustomEvent')
  if (!(document.documentElement instanceof HTMLElement)) throw new Error('HTMLElement')
}

/** Checks that key events reach the launcher, and that it keeps the focus if a command sets it. */
function checkInput(chat: HTMLElement, name: unknown, args: unknown): void {
  const button = chat.shadowRoot?.querySelector('button')
  if (!button) return
  let isHeard = false
  button.addEventListener('keydown', () => (isHeard = true), { once: true })
  const isLeft = button.dispatchEvent(
    // A key that no page handles.
    new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true, composed: true, cancelable: true }),
  )
  if (!isHeard || !isLeft) throw new Error('keys do not arrive')
  const options = (args as readonly unknown[] | undefined)?.[0] as { focus?: boolean } | undefined
  if (!name || options?.focus === false) return
  button.focus()
  if (chat.shadowRoot?.activeElement !== button) throw new Error('the focus does not stay')
}

/**
 * Returns the result of the command `get`: from the element if its code has loaded, else from its attributes.
 */
function knownState(element: Widget | undefined, name: unknown): unknown {
  // Old libraries add methods of the same names to every element.
  const isDefined = element && window.customElements?.get(element.localName)
  const known = isDefined ? element['get']?.(name) : undefined
  if (known !== undefined) return known
  if (name === 'open') return false
  if (name === 'unread') return 0
  const value = element?.getAttribute(`${name}`) ?? undefined
  if (name !== 'locale') return value
  // The first supported language, as in `sdk/locales/follow-locale.ts`.
  const wanted = ` ${value} ${document.documentElement.lang} ${navigator.language}`.toLowerCase()
  return RegExp(` (${SPOKEN.join('|')})(?![a-z])`).exec(wanted)?.[1] ?? 'en'
}
