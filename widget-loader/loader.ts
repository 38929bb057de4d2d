/**
 * The script of a customer's page. It only renders the launchers. Everything else loads when the page is idle,
 * when a pointer or the focus reaches the launcher, or with the first command.
 */
import {
  type ChunkTable,
  type EmbedContext,
  EVENT_PREFIX,
  type elementOf,
  FEATURES,
  type Feature,
  GLOBAL_NAME,
  TRIGGERS,
  type Widget,
} from '#contract/embed.ts'
import { ATTRIBUTES } from '#contract/embed-attributes.ts'
import { askFrame, frame } from './ask-frame.ts'
import { buildElement } from './build-element.ts'
import { CHUNKS } from './chunks.ts'
import { drawLauncher } from './draw.ts'
import { expectOpening } from './opening.ts'
import { attributes, names, root, script } from './settings.ts'

/**
 * The exports of a chunk. A chunk changes nothing on the page until it runs. `watch` also exports the check of
 * the page.
 */
type Chunk = {
  readonly run: (given: readonly unknown[]) => void
  /** Checks the page. Throws an Error if the widgets cannot work on it. */
  readonly check: (given: readonly unknown[]) => void
}

// Stored, because two imports of the same module can finish in any order, but commands must run in order.
const running: Partial<Record<keyof ChunkTable, Promise<Chunk>>> = {}

// A query that changes with each retry, because browsers cache a failed module by its URL.
let retry = ''

/** Elements that this loader has added to the page. */
const own: Widget[] = []

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

/** Returns the element of a feature and tenant. Creates it if the page has none. */
function placeElement(feature: Feature, given = attributes): Widget {
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
function drawChat(chat: Widget): void {
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

/**
 * Defines a feature's element and runs a command on it, if one is given. The chat uses a frame with
 * `data-mode="iframe"`, and if its code does not load or cannot work on this page.
 */
function ask(feature: Feature, element?: Widget, name?: string, args: readonly unknown[] = []): void {
  const isChat = feature === 'chat'
  void perform(
    isChat && element?.getAttribute('mode') === 'iframe' ? 'frame' : feature,
    [element, name, args],
    // Without a command, the attribute `open` opens the chat.
    isChat && (() => askFrame(element, name ?? 'open', args)),
  )
}

/**
 * Loads a chunk and runs it. Logs a failure.
 * @param otherwise fallback if the chunk fails, or the check of the page does
 */
async function perform(
  chunk: keyof ChunkTable,
  given: readonly unknown[],
  otherwise?: false | (() => void),
): Promise<void> {
  try {
    const loading = load(chunk)
    // A check that fails to load counts as passed.
    if (otherwise) (await load('watch').catch(() => {}))?.check(given)
    ;(await loading).run(given)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: failures are only logged
    console.warn(GLOBAL_NAME, chunk, error)
    if (otherwise) otherwise()
  }
}

/** Loads a chunk once. After a failure, the next call tries again. */
function load(chunk: keyof ChunkTable): Promise<Chunk> {
  // In a constant, because Vite wraps a template inside `import()` in its preload helper.
  const address = `${root}sdk/${chunk}-${CHUNKS[chunk]}.js${retry}`
  running[chunk] ??= import(/* @vite-ignore */ address)
  running[chunk]!.catch(() => {
    delete running[chunk]
    retry += '?'
  })
  return running[chunk]!
}
