import { ELEMENTS, EVENT_PREFIX, type Feature } from '#contract/embed.ts'
import { buildElement } from './build-element.ts'
import { drawLauncher, drawVoiceCard } from './draw.ts'
import { perform } from './perform.ts'
import { attributes } from './settings.ts'
import { toggleFrame } from './toggle-frame.ts'

/** An element once its code is there. */
export type Widget = HTMLElement & Readonly<Record<string, (argument?: unknown) => unknown>>

/** What this loader has put on the page. */
export const own: HTMLElement[] = []

/** The element of a feature and tenant, which is made if it is not there. */
export function placeElement(feature: Feature, given = attributes): HTMLElement {
  const tag = ELEMENTS[feature]
  const there = document.querySelector<HTMLElement>(`${tag}[tenant="${CSS.escape(given['tenant']!)}"]`)
  if (there) return there
  const element = buildElement(tag, given) as Widget
  own.push(element)
  // Not in the body: a transform there would take the element along.
  document.documentElement.append(element)
  // One that is defined already draws itself.
  if (element.shadowRoot) return element
  if (feature === 'chat') drawChat(element)
  else if (feature === 'voice') drawVoice(element)
  else void perform(feature)
  return element
}

function drawChat(chat: Widget): void {
  const load = (act?: () => void) =>
    perform(chat.getAttribute('mode') === 'iframe' ? 'frame' : 'chat', act, () => toggleFrame(chat))
  drawLauncher(chat).onclick = () => load(() => chat['open']?.())
  // The attribute itself opens it, once its code is there.
  if (chat.hasAttribute('open')) void load()
}

function drawVoice(voice: Widget): void {
  const button = drawVoiceCard(voice)
  let isLive = false
  button.onclick = () => perform('voice', () => voice[isLive ? 'endCall' : 'startCall']?.())
  document.addEventListener(`${EVENT_PREFIX}call`, event => {
    isLive = (event as CustomEvent<{ state: string }>).detail.state === 'live'
    button.textContent = isLive ? 'End call' : 'Voice Chat'
  })
}
