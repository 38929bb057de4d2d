/**
 * The one script of a customer's page. It draws the launchers and nothing more; what else a page can use comes when the
 * page is idle, the launcher is approached, or the first command is given.
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
import { own, placeElement } from './place-element.ts'
import { features, names } from './settings.ts'

type Global = ((name: string, ...args: readonly unknown[]) => unknown) & {
  /** What a stub has queued. */
  q?: readonly [string, ...unknown[]][]
  /** The name belongs to the first loader of the page. */
  isFirst?: true
}

const globals = window as unknown as Record<string, Global | undefined>
const earlier = globals[GLOBAL_NAME]

const context: EmbedContext = {
  chat: null,
  isFirst: !earlier?.isFirst,
  features: FEATURES,
  attributes: ATTRIBUTES,
  own,
  names,
  place: placeElement,
  ask,
}

/** Has the chat fetched ahead and the page watched. */
function prepare(): void {
  void perform('watch', [context], () => {})
}

const lapwing: Global = (name, ...args) => {
  const first = args[0]
  const handler = args[1]
  const event = EVENT_PREFIX + `${first}`.replace(EVENT_PREFIX, '')
  const off = () => document.removeEventListener(event, handler as EventListener)
  if (name === 'off') return off()
  if (name === 'on') {
    document.addEventListener(event, handler as EventListener)
    return off
  }
  // The one that commands are for: the chat, else this loader's first element.
  const chat = context.chat ?? document.querySelector<Widget>('support-chat') ?? own[0]
  if (name === 'get') return context.get?.(chat, first)
  void perform('commands', [context, name, args], () => askFrame(chat, name, args))
}
lapwing.isFirst = true

features.forEach(feature => {
  const element = placeElement(feature)
  element.onpointerenter = element.onfocus = prepare
})
// Where there is no telling when the page is idle, a timer that takes the options for no delay.
if (own[0]) (window.requestIdleCallback ?? setTimeout)(prepare, { timeout: 2_000 } as never)
// The tag is here for elements that the page wrote itself, and they draw nothing yet.
else prepare()

if (context.isFirst) {
  globals[GLOBAL_NAME] = lapwing
  document.addEventListener('click', event => {
    const trigger = (event.target as Element).closest?.<HTMLElement>(TRIGGERS)
    if (!trigger) return
    event.preventDefault()
    lapwing('trigger', { ...trigger.dataset })
  })
  // An element of the page may have the name, too.
  earlier?.q?.forEach?.(call => {
    lapwing.apply(null, call)
  })
}
