import { useEffect, useRef, useState } from 'react'
import type { ElementDoc } from './manifest.ts'
import type { PageTheme } from './page-theme.ts'
import type { State } from './states.ts'

/** An event of the element. */
export type Heard = { readonly id: number; readonly type: string; readonly detail: unknown }

type Values = Readonly<Record<string, string>>

type Props = {
  readonly element: ElementDoc
  readonly state: State
  readonly attributes: Values
  readonly styles: Values
  /** The part that is outlined. */
  readonly part: string | null
  readonly theme: PageTheme
  /** Types of the events whose default is prevented. */
  readonly prevented: ReadonlySet<string>
  readonly onHost: (host: HTMLElement | null) => void
  readonly onEvent: (heard: Heard) => void
}

let lastId = 0

/**
 * A page of its own with the element, so that what floats has its own corner. The frame is of this origin, and the
 * element in it is changed from here, as a page's script would.
 */
export function Stage({
  element,
  state,
  attributes,
  styles,
  part,
  theme,
  prevented,
  onHost,
  onEvent,
}: Props) {
  const [page, setPage] = useState<Document | null>(null)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const { tagName } = element
  const isTall = tagName === 'support-chat' && attributes['mode'] === 'inline'
  const heard = useRef({ onEvent, prevented })
  useEffect(() => {
    heard.current = { onEvent, prevented }
  })

  useEffect(() => {
    if (!page) return
    const ended = new AbortController()
    const listen = (event: Event) => {
      if (heard.current.prevented.has(event.type)) event.preventDefault()
      heard.current.onEvent({ id: ++lastId, type: event.type, detail: (event as CustomEvent).detail })
    }
    for (const { name } of element.events) page.addEventListener(name, listen, { signal: ended.signal })
    const created = page.createElement(tagName)
    created.textContent = 'This is what the page shows until the element has loaded.'
    const place = page.createElement('div')
    place.className = 'place'
    place.append(created)
    page.body.replaceChildren(place)
    setHost(created)
    onHost(created)
    return () => {
      ended.abort()
      onHost(null)
    }
  }, [page, element, tagName, onHost])

  useEffect(() => {
    if (!host) return
    for (const { name } of element.attributes) {
      const value = name === 'theme' ? (attributes['theme'] ?? theme) : attributes[name]
      if (value === undefined) host.removeAttribute(name)
      else if (host.getAttribute(name) !== value) host.setAttribute(name, value)
    }
  }, [host, element, attributes, theme])

  useEffect(() => {
    host?.parentElement?.classList.toggle('tall', isTall)
  }, [host, isTall])

  useEffect(() => {
    if (!page) return
    page.documentElement.dataset['theme'] = theme
    for (const { name } of element.cssProperties) {
      page.documentElement.style.setProperty(name, styles[name] ?? null)
    }
  }, [page, element, styles, theme])

  useEffect(() => {
    if (!page || part === null) return
    const style = page.createElement('style')
    style.textContent = `${tagName}::part(${part}) { outline: 3px solid #c8642c; outline-offset: 2px }`
    page.head.append(style)
    return () => style.remove()
  }, [page, tagName, part])

  useEffect(() => {
    if (host && !state.isUnloaded) return runWhenLoaded(host, state)
  }, [host, state])

  return (
    <iframe
      className="stage"
      title={`${tagName}: ${state.name}`}
      src="stage.html"
      {...(state.isUnloaded && { sandbox: 'allow-same-origin' })}
      onLoad={event => setPage(event.currentTarget.contentDocument)}
      allow="microphone; autoplay; clipboard-write"
    />
  )
}

/** Runs the state's command and presses its part, once the element is ready. Returns a function that gives up. */
function runWhenLoaded(host: HTMLElement, { command, press }: State): () => void {
  let isOver = false
  const registry = host.ownerDocument.defaultView!.customElements
  void registry.whenDefined(host.localName).then(() => {
    if (isOver || !command) return
    const [name, ...args] = command
    methodOf(host, name)?.(...args)
  })
  const poll = setInterval(() => {
    const button = press && host.shadowRoot?.querySelector<HTMLElement>(`[part~="${press}"]`)
    if (!button) return
    button.click()
    clearInterval(poll)
  }, 100)
  return () => {
    isOver = true
    clearInterval(poll)
  }
}

/** Returns a method of an element by its name. */
export function methodOf(host: HTMLElement, name: string): ((...args: unknown[]) => unknown) | undefined {
  const method = (host as unknown as Record<string, unknown>)[name]
  return typeof method === 'function' ? method.bind(host) : undefined
}
