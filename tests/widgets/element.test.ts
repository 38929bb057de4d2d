/** The custom element of every widget: attributes, properties, commands and lifecycle. */
import { expect } from 'chai'
import { createElement, useEffect } from 'react'
import type { Command } from '#contract/embed.ts'
import { defineElement } from '#sdk/runtime/element/define-element.tsx'
import { styleSheet } from '#sdk/runtime/element/style-sheet.ts'
import type { WidgetHost, WidgetProps } from '#sdk/runtime/element/widget-host.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { until } from './until.ts'

const TAG = 'test-widget'
const seen: { stopped: number; made: string[]; calls: unknown[][] } = { stopped: 0, made: [], calls: [] }

/** Shows its props, and handles two commands. */
function Probe({ host, ...attributes }: WidgetProps) {
  const isOpen = useStore(host.$isOpen)
  const key = attributes.tenant ?? 'none'
  host.keep(key, () => {
    seen.made.push(key)
    return { stop: () => (seen.stopped += 1) }
  })
  useEffect(
    () =>
      host.handle({
        newMessage: (...args) => seen.calls.push(['newMessage', ...args]),
        identify: () => Promise.reject(new Error('no such token')),
        showTicket() {
          throw new Error('broken')
        },
        get: name => (name === 'unread' ? 3 : undefined),
      }),
    [host],
  )
  return createElement('button', { type: 'button', 'data-open': isOpen }, JSON.stringify(attributes))
}

type Element = WidgetHost &
  Record<Exclude<Command, 'on'>, (...args: readonly unknown[]) => unknown> & {
    readonly on: (name: string, handler: (event: CustomEvent<{ message: string }>) => void) => () => void
  }

defineElement(TAG, Probe, styleSheet(':host { display: block }'))

function place(attributes: Record<string, string> = {}): Element {
  const element = document.createElement(TAG) as Element
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

const button = (element: HTMLElement) => element.shadowRoot?.querySelector('button') ?? undefined
const drawn = (element: HTMLElement) => JSON.parse(button(element)?.textContent || 'null')
const shows = (element: HTMLElement, props: object) =>
  until(
    () => JSON.stringify(drawn(element)) === JSON.stringify(props),
    `${JSON.stringify(props)}, not ${button(element)?.textContent}`,
  )

describe('the widget element', () => {
  beforeEach(async () => {
    for (const element of document.querySelectorAll(TAG)) element.remove()
    await Promise.resolve()
    Object.assign(seen, { stopped: 0, made: [], calls: [] })
  })

  it('follows attributes that are set, changed and removed at any time', async () => {
    const element = place({ tenant: 'acme' })
    await shows(element, { tenant: 'acme' })
    element.setAttribute('email', 'ada@example.com')
    await shows(element, { tenant: 'acme', email: 'ada@example.com' })
    element.setAttribute('email', '')
    await shows(element, { tenant: 'acme' })
    element.removeAttribute('tenant')
    await shows(element, {})
  })

  it('draws nothing while it is out of the page', () => {
    const element = document.createElement(TAG)
    element.setAttribute('tenant', 'acme')
    expect(element.shadowRoot!.childElementCount).to.equal(0)
  })

  it('takes properties that were set before it was defined, and none of them hides a method', async () => {
    const early = document.createElement('test-early') as Element
    Object.assign(early, { email: 'ada@example.com', name: null, open: true, toggle: 5 })
    document.body.append(early)
    defineElement('test-early', Probe, styleSheet(''))
    await shows(early, { email: 'ada@example.com' })
    expect(early.$isOpen.get()).to.equal(true)
    expect(early.toggle).to.be.a('function')
    early.close()
    expect(early.$isOpen.get()).to.equal(false)
    early.remove()
  })

  it('takes a property as React sets it, also for `open`', async () => {
    const element = place()
    Object.assign(element, { email: 'ada@example.com', open: true })
    await shows(element, { email: 'ada@example.com' })
    expect(element.$isOpen.get()).to.equal(true)
    Object.assign(element, { email: undefined, open: false })
    await shows(element, {})
    expect(element.$isOpen.get()).to.equal(false)
    expect(element.open).to.be.a('function')
  })

  it('opens by the attribute without wanting the focus, by the method with it', () => {
    const element = place({ open: '' })
    expect([element.$isOpen.get(), element.wantsFocus]).to.deep.equal([true, false])
    element.removeAttribute('open')
    expect(element.$isOpen.get()).to.equal(false)
    element.open()
    expect([element.$isOpen.get(), element.wantsFocus]).to.deep.equal([true, true])
    element.setAttribute('open', 'false')
    expect(element.$isOpen.get()).to.equal(false)
    element.setAttribute('open', 'false')
    element.toggle()
    expect(element.$isOpen.get()).to.equal(true)
  })

  it('announces at the document, and tells whether a listener has prevented it', () => {
    const element = place()
    const prevent = (event: Event) => event.preventDefault()
    document.addEventListener('support:before-send', prevent)
    expect(element.announce('support:before-send', { text: 'x' }, { cancelable: true })).to.equal(false)
    expect(element.announce('support:call', { state: 'live' })).to.equal(true)
    document.removeEventListener('support:before-send', prevent)
  })

  it('hears events by their short and long names until it is told to stop', () => {
    const element = place()
    const heard: string[] = []
    const note = (event: Event) => heard.push(event.type)
    const off = element.on('open', note)
    element.on('support:close', note)
    element.open()
    element.close()
    off()
    element.off('close', note)
    element.open()
    element.close()
    expect(heard).to.deep.equal(['support:open', 'support:close'])
  })

  it('changes attributes by update, setLocale and setTheme', async () => {
    const element = place({ tenant: 'acme' })
    element.update({ name: 'Ada', tenant: null, unknown: 1 })
    element.setLocale('de')
    element.setTheme('dark')
    await shows(element, { name: 'Ada', locale: 'de', theme: 'dark' })
    expect(element.get('locale')).to.equal('de')
    expect(element.get('tenant')).to.equal(undefined)
    // The widget accepts commands once it is rendered; React renders later.
    await until(() => element.get('unread') === 3)
    expect(element.get('open')).to.equal(false)
  })

  it('answers `get` for its language without an attribute, and as closed while it is hidden', async () => {
    const element = place()
    expect(element.get('locale')).to.equal('en')
    element.setLocale('de-AT')
    expect(element.get('locale')).to.equal('de')
    element.open()
    element.hide()
    expect(element.get('open')).to.equal(false)
    element.show()
    expect(element.get('open')).to.equal(true)
  })

  it('[CHAT-29] announces a command that it does not have, and does those that waited behind one that failed', async () => {
    const element = document.createElement(TAG) as Element
    const codes: string[] = []
    element.on('error', event => codes.push((event.detail as unknown as { code: string }).code))
    element.showTicket()
    element.startSurvey()
    element.newMessage('hello')
    document.body.append(element)
    await until(() => seen.calls.length > 0)
    expect(seen.calls).to.deep.equal([['newMessage', 'hello']])
    expect(codes).to.deep.equal(['command', 'command'])
  })

  it('goes by shutdown, hides and shows, and comes back by boot', async () => {
    const element = place({ tenant: 'acme' })
    await shows(element, { tenant: 'acme' })
    element.hide()
    expect(element.hidden).to.equal(true)
    element.shutdown()
    expect(element.isConnected).to.equal(false)
    await until(() => seen.stopped === 1)
    element.boot({ name: 'Ada' })
    expect([element.isConnected, element.hidden]).to.deep.equal([true, false])
    await shows(element, { tenant: 'acme', name: 'Ada' })
    element.remove()
  })

  it('[CHAT-29] never throws into the page: it logs and says support:error', async () => {
    const element = place()
    const messages: string[] = []
    const off = element.on('error', event => messages.push(event.detail.message))
    await until(() => button(element))
    await until(() => element.get('unread') === 3)
    element.showTicket()
    element.identify('token')
    element.startSurvey()
    element.handle(null as never)
    element.update(Symbol('odd'))
    await until(() => messages.includes('no such token'), messages.join())
    expect(messages).to.include.members(['broken', 'no such command'])
    off()
  })

  it('keeps what it holds when it is moved, and ends it when it goes', async () => {
    const element = place({ tenant: 'acme' })
    await until(() => seen.made.length === 1)
    document.documentElement.append(element)
    await new Promise(requestAnimationFrame)
    expect([seen.made, seen.stopped]).to.deep.equal([['acme'], 0])
    element.setAttribute('tenant', 'noor')
    await until(() => seen.stopped === 1)
    expect(seen.made).to.deep.equal(['acme', 'noor'])
    element.remove()
    await until(() => seen.stopped === 2)
  })

  it('hides its light-DOM children, which are for pages without scripts', async () => {
    const element = place()
    element.textContent = 'Write to help@example.com'
    await until(() => button(element))
    expect(element.innerText).to.not.contain('help@example.com')
  })

  it('takes over the root that the loader drew, with its focus', async () => {
    const early = document.createElement('test-drawn') as Element
    const launcher = document.createElement('button')
    early.attachShadow({ mode: 'open' }).append(launcher)
    document.body.append(early)
    launcher.focus()
    defineElement('test-drawn', Probe, styleSheet(''))
    await until(() => button(early)?.textContent)
    expect(launcher.isConnected).to.equal(false)
    await until(() => early.shadowRoot!.activeElement === button(early))
    early.remove()
  })
})
