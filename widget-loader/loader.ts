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
import { CHUNKS } from './chunks.ts'
import { perform } from './perform.ts'
import { own, placeElement } from './place-element.ts'
import { names } from './settings.ts'

type Global = ((name: string, ...args: readonly unknown[]) => unknown) & {
  /** What a stub has queued. */
  q?: Iterable<[string, ...unknown[]]>
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
  place: placeElement,
  ask,
}

/** Has the chat fetched ahead and the page watched. */
function prepare(): void {
  void perform('watch', [context])
}

/** The chat that commands are for. */
function chatOf(): Widget | null {
  return context.chat ?? document.querySelector('support-chat')
}

const lapwing: Global = (name, ...args) => {
  const [first, handler] = args
  const event = EVENT_PREFIX + `${first}`.replace(EVENT_PREFIX, '')
  const off = () => document.removeEventListener(event, handler as EventListener)
  if (name === 'off') return off()
  if (name === 'on') {
    document.addEventListener(event, handler as EventListener)
    return off
  }
  if (name === 'get') {
    // Old libraries give every element methods of the same names.
    return customElements.get('support-chat') && chatOf()?.['get']?.(first)
  }
  void perform('commands', [context, name, args], () => askFrame(chatOf(), name, args))
}
lapwing.isFirst = true

for (const name of names) {
  if (FEATURES.includes(name) && CHUNKS[name]) placeElement(name)
  // Warns that there is no such feature.
  else void perform(name, [])
}
for (const element of own) element.onpointerenter = element.onfocus = prepare
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
  for (const call of earlier?.q ?? []) lapwing(...call)
}
