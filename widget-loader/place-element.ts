import type { elementOf, Feature, Widget } from '#contract/embed.ts'
import { ask } from './ask.ts'
import { frame } from './ask-frame.ts'
import { buildElement } from './build-element.ts'
import { drawLauncher } from './draw.ts'
import { attributes, nonce } from './settings.ts'

/** What this loader has put on the page. */
export const own: Widget[] = []

/** The element of a feature and tenant, which is made if it is not there. */
export function placeElement(feature: Feature, given = attributes): Widget {
  const tag: ReturnType<typeof elementOf> = `support-${feature}`
  const there = document.querySelector<Widget>(`${tag}[tenant="${CSS.escape(given['tenant']!)}"]`)
  if (there) return there
  // A page may have defined the name first: its element is not ours.
  const defined = window.customElements?.get(tag)
  const element = buildElement(defined && !('showTicket' in defined.prototype) ? 'div' : tag, given) as Widget
  own.push(element)
  // Not in the body: a transform there would take the element along.
  document.documentElement.append(element)
  // One that is defined already draws itself.
  if (element.shadowRoot) return element
  if (feature === 'chat') drawChat(element)
  else ask(feature, element)
  return element
}

function drawChat(chat: Widget): void {
  drawLauncher(chat, nonce).onclick = () => ask('chat', chat, frame?.hidden === false ? 'close' : 'open')
  // The attribute itself opens it, once its code is there.
  if (chat.hasAttribute('open')) ask('chat', chat)
}
