/**
 * The script of a customer's page. It only renders the launchers. Everything else loads when the page is idle,
 * when a pointer or the focus reaches the launcher, or with the first command.
 */
import {
  ATTRIBUTES,
  type EmbedContext,
  EVENT_PREFIX,
  FEATURES,
  GLOBAL_NAME,
  TRIGGERS,
  type Widget,
} from '#contract/embed.ts'
import { ask } from './ask.ts'
import { askFrame } from './ask-frame.ts'
import { perform } from './perform.ts'
import { drawChat, own, placeElement } from './place-element.ts'
import { attributes, names } from './settings.ts'

type Global = ((name: string, ...args: readonly unknown[]) => unknown) & {
  /** Calls that a stub has queued. */
  q?: readonly [string, ...unknown[]][]
  /** Set by the first loader of the page, which owns the global. */
  isFirst?: true
}

const globals = window as unknown as Record<string, Global | undefined>
const earlier = globals[GLOBAL_NAME]

const context: EmbedContext = {
  chat: null,
  isFirst: !earlier?.isFirst,
  features: FEATURES,
  attributes: ATTRIBUTES,
  tag: attributes,
  own,
  names,
  place: placeElement,
  draw: drawChat,
  ask,
}

/** Preloads the chat, draws launchers whose brand isn't known yet, and starts to watch the page. */
function prepare(): void {
  void perform('watch', [context], () => own.forEach(drawChat))
}

const lapwing: Global = (name, ...args) => {
  const first = args[0]
  const handler = args[1]
  const event = EVENT_PREFIX + `${first}`.replace(EVENT_PREFIX, '')
  const off = () => document.removeEventListener(event, handler as EventListener)
  // Of another command, this removes no listener.
  if ((handler as EventListener)?.call) {
    if (name === 'on') document.addEventListener(event, handler as EventListener)
    else off()
  }
  // The target of commands: the chat, or else this loader's first element.
  const chat = context.chat ?? document.documentElement.querySelector<Widget>('support-chat') ?? own[0]
  if (name === 'get') return context.get?.(chat, first)
  void perform('commands', [context, name, args], () => askFrame(chat, name, args))
  return off
}
lapwing.isFirst = true

FEATURES.filter(feature => names.includes(feature)).forEach(feature => {
  // Outside the body is what a tag has added. Two companies' buttons would cover each other.
  const rival = document.documentElement.querySelector(`:root>support-${feature}`)
  if (rival && rival.getAttribute('tenant') !== attributes['tenant']) {
    void perform('refuse', [rival])
    return
  }
  const element = placeElement(feature)
  element.onpointerenter = element.onfocus = prepare
})
// Without `requestIdleCallback`, `setTimeout` treats the options as no delay.
if (own[0]?.shadowRoot) (window.requestIdleCallback ?? setTimeout)(prepare, { timeout: 2_000 } as never)
// Elements that the page contains, and a launcher without its brand, show nothing until code loads.
else prepare()

if (context.isFirst) {
  globals[GLOBAL_NAME] = lapwing
  document.addEventListener('click', event => {
    const trigger = (event.target as Element).closest?.<HTMLElement>(TRIGGERS)
    if (!trigger) return
    event.preventDefault()
    lapwing('trigger', { ...trigger.dataset })
  })
  // The earlier value may be an element of the page with the same name.
  earlier?.q?.forEach?.(call => {
    lapwing.apply(null, call)
  })
}
