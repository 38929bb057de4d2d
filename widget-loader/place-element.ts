import type { elementOf, Feature, Widget } from '#contract/embed.ts'
import { ask } from './ask.ts'
import { frame } from './ask-frame.ts'
import { buildElement } from './build-element.ts'
import { drawLauncher } from './draw.ts'
import { expectOpening } from './opening.ts'
import { attributes, script } from './settings.ts'

/** Elements that this loader has added to the page. */
export const own: Widget[] = []

/** Returns the element of a feature and tenant. Creates it if the page has none. */
export function placeElement(feature: Feature, given = attributes): Widget {
  const tag: ReturnType<typeof elementOf> = `support-${feature}`
  const there = document.documentElement.querySelector<Widget>(
    `${tag}[tenant="${CSS.escape(given['tenant']!)}"]`,
  )
  if (there) return there
  // The page may have defined this tag name for an element of its own.
  const defined = window.customElements?.get(tag)
  const element = buildElement(defined && !('showTicket' in defined.prototype) ? 'div' : tag, given) as Widget
  own.push(element)
  // Not in the body, because a transform on the body would move the element.
  document.documentElement.append(element)
  // A defined element renders itself.
  if (element.shadowRoot) return element
  if (feature !== 'chat') ask(feature, element)
  // Without the brand, the code that watches the page fetches it and then draws the launcher.
  else if (given['brand']) drawChat(element)
  // As its own style will say, so that nothing moves when it is drawn.
  else element.style = 'position:fixed'
  return element
}

/**
 * Renders the launcher of a chat that has none yet; `div` stands for a chat whose tag name the page has taken. Does
 * nothing for another element.
 */
export function drawChat(chat: Widget): void {
  if (chat.shadowRoot || !chat.matches('support-chat,div')) return
  drawLauncher(chat, script.nonce).onclick = () => {
    const isOpen = frame && !frame.hidden
    if (!isOpen) expectOpening(chat)
    ask('chat', chat, isOpen ? 'close' : 'open')
  }
  // A command can come before the brand.
  if (frame) chat.shadowRoot!.append(frame)
  // The attribute opens the chat once its code has loaded.
  if (chat.hasAttribute('open')) ask('chat', chat)
}
