/**
 * The one script of a customer's page. It draws the launchers and nothing more; what else a page can use comes when the
 * page is idle, the launcher is approached, or the first command is given.
 */
import {
  ATTRIBUTES,
  ELEMENTS,
  type EmbedContext,
  EVENT_PREFIX,
  GLOBAL_NAME,
  TRIGGERS,
} from '#contract/embed.ts'
import { CHUNKS, perform } from './perform.ts'
import { own, placeElement, type Widget } from './place-element.ts'
import { base, features, nonce } from './settings.ts'

type Global = ((name: string, ...args: readonly unknown[]) => unknown) & {
  /** What a stub has queued. */
  q?: Iterable<[string, ...unknown[]]>
  /** The name belongs to the first loader of the page. */
  isFirst?: true
}

const IDLE_WITHIN_MS = 2_000

const globals = window as unknown as Record<string, Global | undefined>
const earlier = globals[GLOBAL_NAME]

const context: EmbedContext = {
  chat: null,
  isFirst: !earlier?.isFirst,
  elements: ELEMENTS,
  attributes: ATTRIBUTES,
  own,
  place: placeElement,
  perform,
  chunks: CHUNKS,
  base,
  nonce,
}

/** Fetches the chat ahead, without running it, and begins to watch the page. */
function prepare(): void {
  void perform('embed', ({ runCommand }) => runCommand(context))
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
    const chat = (context.chat ?? document.querySelector(ELEMENTS.chat)) as Widget | null
    // Old libraries give every element methods of the same names.
    return customElements.get(ELEMENTS.chat) && chat?.['get']?.(first)
  }
  void perform('embed', ({ runCommand }) => runCommand(context, name, args))
}
lapwing.isFirst = true

for (const feature of features) placeElement(feature)
for (const element of own) element.onpointerenter = element.onfocus = prepare
// Where there is no telling when the page is idle, a timer that takes the options for no delay.
const whenIdle: typeof requestIdleCallback = window.requestIdleCallback ?? setTimeout
if (own.length > 0) whenIdle(prepare, { timeout: IDLE_WITHIN_MS })
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
