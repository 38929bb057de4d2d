import { useEffect, useRef, useState } from 'react'
import { GALLERY_STAGE_PATH } from '#contract/constants/docs.ts'
import type { ElementDoc } from './elements.ts'
import { runState } from './run-state.ts'
import type { State } from './states.ts'

/** An event of the element. */
export type HeardEvent = { readonly id: number; readonly type: string; readonly detail: unknown }

/** The theme of the page on the stage, and of the element if its attribute doesn't set another one. */
export type StageTheme = 'light' | 'dark'

type Values = Readonly<Record<string, string>>

type Props = {
  readonly element: ElementDoc
  readonly state: State
  readonly attributes: Values
  readonly styles: Values
  /** The part that is outlined. */
  readonly part: string | null
  readonly theme: StageTheme
  /** Types of the events whose default is prevented. */
  readonly prevented: ReadonlySet<string>
  readonly onHost: (host: HTMLElement | null) => void
  readonly onEvent: (heard: HeardEvent) => void
}

type StagePage = Document & { readonly defaultView: typeof window }

let lastId = 0

/**
 * A page of its own with the element, so that what floats has its own corner. The frame is of this origin, and the
 * element in it is changed from here, as a page's script would.
 */
export function Stage(props: Props) {
  const { element, state, attributes, styles, part, theme, prevented, onHost, onEvent } = props
  const [page, setPage] = useState<StagePage | null>(null)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const { tagName } = element
  const tenant = attributes['tenant']
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
    // An element keeps the brand of its first tenant, so each tenant gets an element of its own.
    if (tenant !== undefined) created.setAttribute('tenant', tenant)
    created.textContent = 'The page shows this text until the element has loaded.'
    page.getElementById('place')?.replaceChildren(created)
    setHost(created)
    onHost(created)
    return () => {
      ended.abort()
      onHost(null)
    }
  }, [page, element, tagName, tenant, onHost])

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
    for (const { name } of element.cssProperties)
      page.documentElement.style.setProperty(name, styles[name] ?? null)
  }, [page, element, styles, theme])

  // The content security policy forbids a style element.
  useEffect(() => {
    if (!page || part === null) return
    const sheet = new page.defaultView.CSSStyleSheet()
    sheet.replaceSync(`${tagName}::part(${part}) { outline: 3px solid #c8642c; outline-offset: 2px }`)
    page.adoptedStyleSheets = [sheet]
    return () => {
      page.adoptedStyleSheets = []
    }
  }, [page, tagName, part])

  useEffect(() => {
    if (host && !state.isUnloaded) return runState(host, state)
  }, [host, state])

  return (
    <iframe
      className="gallery-stage"
      title={`${tagName}: ${state.name}`}
      src={GALLERY_STAGE_PATH}
      {...(state.isUnloaded && { sandbox: 'allow-same-origin' })}
      onLoad={event => setPage(event.currentTarget.contentDocument as StagePage)}
      allow="microphone; autoplay; clipboard-write"
    />
  )
}
