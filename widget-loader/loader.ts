/**
 * The one script of a customer's page. It draws the launchers and nothing more; a widget's code is fetched ahead when
 * the page is idle or the launcher is approached, and runs when it is first wanted.
 */
import { ELEMENTS, type Feature, GLOBAL_NAME } from '#contract/embed.ts'
import { drawLauncher } from './draw-launcher.ts'
import { loadWidget, prefetchWidget } from './load-widget.ts'
import { readSettings } from './read-settings.ts'

type Widget = HTMLElement &
  Partial<Record<'open' | 'close' | 'toggle', (options?: { focus: boolean }) => void>>
type Command = (name: string) => void

const IDLE_WITHIN_MS = 2_000

const settings = readSettings(document.currentScript as HTMLScriptElement | null)
const globals = window as unknown as Record<string, (Command & { q?: ArrayLike<string>[] }) | undefined>
const features = Object.keys(ELEMENTS) as Feature[]

/** Does something with a feature's widget once its code is there. */
function withWidget(feature: Feature, act: (widget: Widget) => void): void {
  const widget = document.querySelector<Widget>(ELEMENTS[feature])
  if (!widget) return
  loadWidget(feature, settings).then(
    () => act(widget),
    // biome-ignore lint/suspicious/noConsole: a failed load is logged only, and here alone
    error => console.warn(`${GLOBAL_NAME}: ${feature} did not load; the next click tries again.`, error),
  )
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_WITHIN_MS })
  else setTimeout(act, IDLE_WITHIN_MS)
}

function place(feature: Feature): void {
  if (document.querySelector(ELEMENTS[feature])) return
  const element = document.createElement(ELEMENTS[feature])
  for (const name in settings.attributes) element.setAttribute(name, settings.attributes[name]!)
  const button = drawLauncher(element)
  let isFetched = false
  const prefetch = () => {
    if (!isFetched) prefetchWidget(feature, settings, element.shadowRoot!)
    isFetched = true
  }
  button.onpointerenter = button.onfocus = prefetch
  button.onclick = () => withWidget(feature, widget => widget.open?.())
  // Not in the body: a transform there would take the launcher along.
  document.documentElement.append(element)
  whenIdle(prefetch)
}

/** Elements that the page wrote itself have no launcher to wait for. */
function upgradeStanding(): void {
  for (const feature of features) {
    const widget = document.querySelector(ELEMENTS[feature])
    if (widget && !widget.shadowRoot) withWidget(feature, () => {})
  }
}

function run(name: string): void {
  for (const feature of features) {
    const widget = document.querySelector<Widget>(ELEMENTS[feature])
    if (name === 'open' || name === 'toggle') withWidget(feature, loaded => loaded[name]?.())
    if (name === 'close') widget?.close?.()
    if (widget && (name === 'show' || name === 'hide')) widget.hidden = name === 'hide'
  }
}

settings.features.forEach(place)
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', upgradeStanding)
else upgradeStanding()
for (const feature of settings.isOpen ? settings.features : []) {
  withWidget(feature, widget => widget.open?.({ focus: false }))
}

const waiting = globals[GLOBAL_NAME]?.q ?? []
globals[GLOBAL_NAME] = run
for (const [name] of Array.from(waiting, Array.from<string>)) if (name) run(name)
