import { expect } from 'chai'
import { COPY, queueText } from '#core/copy.ts'
import type { WidgetHost } from '#sdk/runtime/define-element.tsx'
import { defineChat } from '#sdk/widgets/chat/define-chat.tsx'
import * as chat from './chat-page.ts'
import { change, haveConversation, resetServer, say, server, worker } from './fake-server.ts'

const { advance, control, findControl, hasText, openChat, page, placeChat, press, send, type, until } = chat

describe('<support-chat>', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }))
  after(() => worker.stop())
  beforeEach(() => {
    resetServer()
    chat.resetPage()
  })

  it('[CHAT-01] opens by its launcher, closes by Escape and returns the focus', async () => {
    const host = placeChat({ email: 'ada@example.com' })
    const launcher = await control(host, 'Open chat')
    expect(launcher.getAttribute('aria-expanded')).to.equal('false')
    launcher.click()
    const box = await control(host, 'Message')
    await until(() => host.shadowRoot!.activeElement === box)
    press(box, 'Escape')
    await until(() => !findControl(host, 'Message'))
    expect(host.shadowRoot!.activeElement).to.equal(await control(host, 'Open chat'))
  })

  it('[CHAT-05] asks for an address first; an invalid one starts nothing', async () => {
    const host = openChat({})
    await hasText(host, COPY.emailGateTitle)
    const field = await control<HTMLInputElement>(host, 'Email address')
    const start = await control<HTMLButtonElement>(host, COPY.startChat)
    for (const wrong of ['', 'ada', 'ada@example', 'a b@example.com']) {
      type(field, wrong)
      await until(() => start.disabled)
      field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      expect(chat.textOf(host)).to.contain(COPY.emailGateTitle)
    }
    type(field, 'ada@example.com')
    await until(() => !start.disabled)
    start.click()
    await until(() => !chat.textOf(host).includes(COPY.emailGateTitle))
  })

  it('[CHAT-06] alerts when something is sent without an address, and keeps the text', async () => {
    const host = openChat({})
    await send(host, 'Hello')
    await until(() => page.alerts.length > 0)
    expect(page.alerts).to.deep.equal([COPY.emailMissing])
    expect((await control<HTMLTextAreaElement>(host, 'Message')).value).to.equal('Hello')
  })

  it('[CHAT-06] sends on Enter, not on Shift+Enter, not while composing, never an empty text', async () => {
    const host = openChat()
    await send(host, '   ')
    const box = await control<HTMLTextAreaElement>(host, 'Message')
    type(box, 'Hello')
    await until(() => !findControl<HTMLButtonElement>(host, 'Send')!.disabled)
    expect(press(box, 'Enter', { shiftKey: true }).defaultPrevented).to.equal(false)
    press(box, 'Enter', { isComposing: true })
    expect(server.created).to.have.length(0)
    press(box, 'Enter')
    await until(() => server.messages.length === 1)
    expect(server.messages[0]!.content).to.equal('Hello')
  })

  it('[CHAT-07] creates the conversation with the first message: subject of 40 characters, source, email', async () => {
    const host = openChat({ email: 'ada@example.com', name: 'Ada' })
    const text = `${'x'.repeat(39)}👋 and more`
    await send(host, text)
    await until(() => server.messages.length === 1)
    expect(server.created[0]).to.include({
      subject: `${'x'.repeat(39)}👋`,
      source: 'widget',
      customer_email: 'ada@example.com',
      customer_name: 'Ada',
    })
    await send(host, 'Second')
    await until(() => server.messages.length === 2)
    expect(server.created).to.have.length(1)
    // Staff see the ids of messages: the key that opens the conversation must be none of them.
    const ids = server.messages.map(message => message.client_id)
    expect(server.created[0]?.client_id).to.be.a('string')
    expect(ids).not.to.include(server.created[0]?.client_id)
  })

  it('[CHAT-08] shows Thinking… 1.2 s after sending until an answer comes', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    advance(1_199)
    await new Promise(requestAnimationFrame)
    expect(chat.textOf(host)).not.to.contain(COPY.thinking)
    advance(1)
    await hasText(host, COPY.thinking)
    say('ai', 'Here is how.', {
      meta: { type: 'answer', citations: [{ title: 'Invoices', slug: 'invoices' }] },
    })
    advance(4_000)
    await hasText(host, 'Here is how.')
    expect(chat.textOf(host)).not.to.contain(COPY.thinking)
    const link = host.shadowRoot!.querySelector<HTMLAnchorElement>('.sources a')!
    expect([link.textContent, new URL(link.href).pathname, link.rel]).to.deep.equal([
      'Invoices',
      '/kb/invoices',
      'noopener',
    ])
  })

  it('[CHAT-13] offers a human; No sends its text', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    say('ai', COPY.noInformation, { meta: { type: 'offer' } })
    advance(4_000)
    ;(await control(host, COPY.offerNo)).click()
    await until(() => server.messages.at(-1)!.content === COPY.noThanks)
    await until(() => !findControl(host, COPY.offerYes))
  })

  it('[CHAT-10] [CHAT-13] Yes joins the queue; the place is asked for every 10 s, and 1 when that fails', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    say('ai', COPY.noInformation, { meta: { type: 'offer' } })
    advance(4_000)
    ;(await control(host, COPY.offerYes)).click()
    await until(() => server.conversation!.needs_human)
    await until(() => {
      advance(1)
      return chat.textOf(host).includes(queueText(3))
    })
    server.position = 2
    advance(10_000)
    await hasText(host, queueText(2))
    server.position = -1
    advance(10_000)
    await hasText(host, queueText(1))
  })

  it('[CHAT-12] an agent who comes is named and expected to type', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    change({ assignee_name: 'Mira', pen: 'agent' })
    advance(4_000)
    await hasText(host, COPY.typing)
    expect(chat.textOf(host)).to.contain('Mira')
    say('agent', 'I am here.', { sender_name: 'Mira' })
    advance(4_000)
    await hasText(host, 'I am here.')
    expect(chat.textOf(host)).not.to.contain(COPY.typing)
  })

  it('[CHAT-18] a resolved conversation can be reopened, or left for a new one', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    change({ status: 'resolved' })
    advance(4_000)
    await hasText(host, COPY.resolvedEnd)
    ;(await control(host, COPY.reopen)).click()
    await control(host, 'Message')
    change({ status: 'ticket' })
    advance(4_000)
    await hasText(host, COPY.ticketEnd)
    expect(findControl(host, COPY.reopen)).to.equal(undefined)
    ;(await control(host, COPY.startNew)).click()
    await control(host, 'Message')
    expect(JSON.parse(localStorage.getItem(chat.STORAGE_KEY)!)).to.deep.equal({ email: 'ada@example.com' })
  })

  it('[CHAT-19] forgets a stored conversation that the server does not know', async () => {
    const conversationId = '11111111-0000-4000-8000-000000000000'
    localStorage.setItem(chat.STORAGE_KEY, JSON.stringify({ email: 'ada@example.com', conversationId }))
    const host = openChat({})
    await until(() => !localStorage.getItem(chat.STORAGE_KEY)!.includes(conversationId))
    await control(host, 'Message')
    expect(page.alerts).to.have.length(0)
  })

  it('[CHAT-25] reuses a stored token, renews it with the old one when it has expired', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    host.remove()
    const again = openChat({})
    await hasText(again, 'Hello')
    expect(server.tokens).to.equal(1)
    again.remove()
    advance(24 * 60 * 60 * 1_000)
    const old = `Bearer ${server.validToken}`
    server.bearers = []
    await hasText(openChat({}), 'Hello')
    expect(server.tokens).to.be.greaterThan(1)
    expect(server.bearers[0]).to.equal(old)
  })

  it('[CHAT-25] renews a token that the server no longer takes', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    server.validToken = 'other.token.now'
    await send(host, 'Still there?')
    await until(() => server.messages.length === 2)
  })

  it('delivers once after a server error', async () => {
    const host = openChat()
    server.failures = [500, 500]
    await send(host, 'Hello')
    await hasText(host, 'Sending…')
    await until(() => {
      advance(1_000)
      return server.messages.length === 1
    })
    await until(() => !chat.textOf(host).includes('Sending…'))
    expect(server.messages).to.have.length(1)
  })

  it('says so when a message was refused, and sends it again on Retry', async () => {
    const host = openChat()
    server.failures = [413]
    await send(host, 'Hello')
    await hasText(host, 'Not sent')
    ;(await control(host, 'Retry')).click()
    await until(() => server.messages.length === 1)
  })

  it('works where storage throws', async () => {
    page.isStorageBlocked = true
    const host = openChat({})
    const field = await control<HTMLInputElement>(host, 'Email address')
    type(field, 'ada@example.com')
    const start = await control<HTMLButtonElement>(host, COPY.startChat)
    await until(() => !start.disabled)
    start.click()
    await until(() => !findControl(host, 'Email address'))
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    await until(() => !chat.textOf(host).includes('Sending…'))
  })

  it('works where crypto.randomUUID is missing', async () => {
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    try {
      const host = openChat()
      await send(host, 'Hello')
      await until(() => server.messages.length === 1)
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
    }
  })

  it('keeps thread, draft and panel when it is moved in the document', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    type(await control<HTMLTextAreaElement>(host, 'Message'), 'half a sent')
    const home = document.createElement('div')
    document.body.append(home)
    home.append(host)
    await hasText(host, 'Hello')
    expect((await control<HTMLTextAreaElement>(host, 'Message')).value).to.equal('half a sent')
    home.remove()
  })

  it('takes over the root that the loader attached', async () => {
    // An element of a document without a window is upgraded only when it comes here, like one before its code.
    const host = document.implementation.createHTMLDocument().createElement('support-chat') as WidgetHost
    const root = host.attachShadow({ mode: 'open' })
    root.append(document.createElement('button'))
    host.setAttribute('tenant', 'acme')
    Object.assign(host, { email: 'ada@example.com' })
    document.body.append(host)
    expect(host.shadowRoot).to.equal(root)
    host.open()
    await control(host, 'Message')
    expect(findControl(host, 'Email address')).to.equal(undefined)
    expect(root.querySelectorAll('[part=launcher]')).to.have.length(1)
  })

  it('follows attributes that come and go', async () => {
    const host = openChat({}) as WidgetHost & { email?: string }
    await control(host, 'Email address')
    host.setAttribute('email', 'ada@example.com')
    await until(() => !findControl(host, 'Email address'))
    expect(host.email).to.equal('ada@example.com')
    host.removeAttribute('email')
    expect(host.email).to.equal(undefined)
  })

  it('tells the page what happens, and may be defined twice', async () => {
    defineChat()
    const heard: string[] = []
    const names = ['ready', 'open', 'conversation-start', 'message', 'resolved', 'close'].map(
      name => `support:${name}`,
    )
    const listen = (event: Event) => heard.push(event.type)
    for (const name of names) document.addEventListener(name, listen)
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    await until(() => heard.includes('support:message'))
    change({ status: 'resolved' })
    advance(4_000)
    await hasText(host, COPY.resolvedEnd)
    host.close()
    for (const name of names) document.removeEventListener(name, listen)
    expect(heard).to.deep.equal(
      names
        .map(name => (name === 'support:close' ? 'x' : name))
        .filter(name => name !== 'x')
        .concat('support:close'),
    )
  })

  it('[CHAT-22] lays right-to-left text out right to left', async () => {
    haveConversation()
    say('ai', 'שלום, איך אפשר לעזור?')
    server.validToken = null
    localStorage.setItem(
      chat.STORAGE_KEY,
      JSON.stringify({ email: 'ada@example.com', conversationId: server.conversation!.id }),
    )
    const host = openChat({})
    await hasText(host, 'שלום')
    expect(host.shadowRoot!.querySelector('.bubble')!.getAttribute('dir')).to.equal('rtl')
  })
})
