import { LAUNCHER_CLASS, type Widget } from '#contract/embed.ts'
import { buildElement } from './build-element.ts'

/** Time that the chat has to open, in ms. Twice as long with each failed try, and as long until the next one. */
const FIRST_WAIT_MS = 5_000

/** What is said above the launcher, by language: the server can't be asked for it. */
const TEXTS: Readonly<Record<string, string>> = {
  de: 'Der Chat lädt nicht. Erneut versuchen',
  es: 'El chat no carga. Reintentar',
  fr: 'Le chat ne charge pas. Réessayer',
  he: 'הצ׳אט לא נטען. נסו שוב',
  ar: 'تعذر تحميل الدردشة. أعد المحاولة',
}
const ENGLISH = 'The chat did not load. Try again'

let wait = FIRST_WAIT_MS
let timer: ReturnType<typeof setTimeout> | undefined
let notice: HTMLElement | undefined

/**
 * Expects a chat to open. If it doesn't in time, says so above the launcher, announces `support:error`, and presses the
 * launcher again: on a press of the words, once the browser is online, and after a while.
 */
export function expectOpening(chat: Widget): void {
  chat.addEventListener('support:open', endWait)
  clearTimeout(timer)
  timer = setTimeout(() => {
    notice ??= buildElement('p', { class: LAUNCHER_CLASS, role: 'alert', dir: 'auto' })
    const language = `${chat.getAttribute('locale') || document.documentElement.lang || navigator.language}`
    notice.textContent = TEXTS[language.slice(0, 2)] ?? ENGLISH
    chat.shadowRoot!.append(notice)
    notice.onclick = retry
    addEventListener('online', retry)
    wait *= 2
    timer = setTimeout(retry, wait)
    announce(chat, 'support:error', {
      bubbles: true,
      composed: true,
      detail: { code: 'load', message: ENGLISH },
    })
  }, wait)
}

function retry(): void {
  // Else the chat has opened meanwhile.
  if (!notice!.isConnected) return
  const root = notice!.parentNode!
  const frame = root.querySelector('iframe')
  // A frame that has failed doesn't load by itself.
  if (frame) frame.src += ''
  root.querySelector('button')!.click()
}

/** Ends the wait for a chat that has opened. */
export function endWait(): void {
  clearTimeout(timer)
  wait = FIRST_WAIT_MS
  notice?.remove()
}

/** Dispatches an event on a chat, unless the page has replaced `CustomEvent`. */
export function announce(chat: Widget, name: string, init: CustomEventInit): void {
  try {
    chat.dispatchEvent(new CustomEvent(name, init))
  } catch {
    // Nobody can hear it.
  }
}
