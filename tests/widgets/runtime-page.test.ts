import { expect } from 'chai'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import * as chat from './chat-page.ts'
import { configWith } from './company-config.ts'
import { describeChat } from './describe-chat.ts'
import { say, server } from './fake-server.ts'
import { type } from './type-text.ts'

const {
  command,
  control,
  hasText,
  hear,
  openChat,
  placeChat,
  ready,
  send,
  sessionOf,
  settle,
  stored,
  until,
} = chat

describeChat('the page around the chat', () => {
  it('gets the company’s settings each time the panel opens, also after a failure', async () => {
    const host = await ready(placeChat({ email: 'ada@example.com' }))
    await until(() => stored().email)
    await settle()
    expect(server.configs).to.equal(0)
    host.open()
    await until(() => server.configs === 1)
    await settle()
    expect(sessionOf(host).$config.get()).to.equal(null)
    server.config = configWith()
    host.close()
    await settle()
    host.open()
    await until(() => sessionOf(host).$config.get()?.company_name === 'Acme')
    server.config = configWith({ is_online: false })
    host.close()
    await settle()
    host.open()
    await until(() => sessionOf(host).$config.get()?.is_online === false)
    expect(server.configs).to.equal(3)
  })

  it('tells the staff more of the visitor with the next conversation', async () => {
    const host = await ready(openChat())
    command(host, 'setContext', { plan: 'Team', seats: 12, secret: { key: 1 } })
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    expect(server.created[0]!['custom_fields']).to.deep.equal({ plan: 'Team', seats: '12' })
  })

  it('can keep a message from being sent', async () => {
    const host = await ready(openChat())
    const prevent = (event: Event) => {
      expect((event as CustomEvent).detail).to.deep.equal({ text: 'My password is 1234' })
      event.preventDefault()
    }
    host.addEventListener('support:before-send', prevent)
    sessionOf(host).$draft.set('My password is 1234')
    sessionOf(host).send('My password is 1234')
    await settle()
    expect(server.created).to.have.length(0)
    expect(sessionOf(host).$draft.get()).to.equal('My password is 1234')
    host.removeEventListener('support:before-send', prevent)
    sessionOf(host).send('My password is 1234')
    await until(() => server.messages.length === 1)
    expect(sessionOf(host).$draft.get()).to.equal('')
  })

  it('puts a message into the box, and sends nothing by itself', async () => {
    const host = await ready(placeChat({ email: 'ada@example.com' }))
    command(host, 'newMessage', 'Where is my parcel?')
    const box = await control<HTMLTextAreaElement>(host, 'Message')
    expect(box.value).to.equal('Where is my parcel?')
    expect(server.created).to.have.length(0)
  })

  it('says who the visitor is, by a token or by a function that gets one', async () => {
    const host = await ready(openChat())
    command(host, 'identify', 'first.token.x')
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    expect(server.created[0]).to.include({ identity_token: 'first.token.x', locale: 'en' })
    command(host, 'identify', async () => 'second.token.x')
    await until(() => server.identities.length === 1)
    expect(server.identities).to.deep.equal(['second.token.x'])
  })

  it('cannot keep the visitor from asking by a token that is wrong, or never comes', async () => {
    const host = await ready(openChat())
    const errors = hear(host, 'support:error')
    command(host, 'identify', 'forged')
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    command(host, 'identify', () => {
      throw new Error('the page is broken')
    })
    await until(() => errors.details.length >= 2)
    sessionOf(host).turnTo(null)
    command(host, 'identify', () => new Promise(() => {}))
    await send(host, 'Hello again')
    await settle()
    // The page's function is given up.
    chat.advance(10_000)
    await chat.advanceUntil(() => server.messages.length === 2)
    const codes = errors.details.map(detail => (detail as { code: string }).code)
    expect(codes.filter(code => code !== 'realtime')).to.deep.equal(Array(4).fill('identity'))
    expect(server.finds).to.deep.equal(['forged'])
  })

  it('logs the visitor out: nothing is left in the browser, and the gate is back', async () => {
    const host = await ready(openChat({}))
    const field = await control<HTMLInputElement>(host, 'Email address')
    type(field, 'ada@example.com')
    await until(() => !field.form!.querySelector('button')!.disabled)
    field.form!.requestSubmit()
    await until(() => sessionOf(host).$state.get().email)
    command(host, 'identify', 'first.token.x')
    await send(host, 'Hello')
    await until(() => stored().remembered?.length === 1)
    expect([command(host, 'get', 'email'), command(host, 'get', 'conversationId')]).to.deep.equal([
      'ada@example.com',
      server.conversation!.id,
    ])
    command(host, 'logout')
    await hasText(host, SHARED_MESSAGES.emailGateTitle)
    await settle()
    expect(localStorage.getItem(chat.STORAGE_KEY)).to.equal(null)
    expect(command(host, 'get', 'conversationId')).to.equal(undefined)
    sessionOf(host).dispatch({ type: 'email-given', email: 'bob@example.com' })
    sessionOf(host).send('I am Bob')
    await until(() => server.messages.length === 2)
    expect(server.conversations).to.have.length(2)
    expect(server.created.at(-1)).not.to.have.property('identity_token')
  })

  it('may log out and name the next visitor before the chat has loaded', async () => {
    chat.store({ email: 'ada@example.com', name: 'Ada' })
    const host = await ready(placeChat())
    command(host, 'logout')
    command(host, 'identify', 'next.token.x')
    host.open()
    await hasText(host, SHARED_MESSAGES.emailGateTitle)
    await until(() => localStorage.getItem(chat.STORAGE_KEY) === null)
    sessionOf(host).dispatch({ type: 'email-given', email: 'bob@example.com' })
    sessionOf(host).send('I am Bob')
    await until(() => server.messages.length === 1)
    expect(server.created[0]).to.include({
      customer_email: 'bob@example.com',
      identity_token: 'next.token.x',
    })
  })

  it('is told of the ticket that becomes of a conversation', async () => {
    const host = await ready(openChat())
    const tickets = hear(host, 'support:ticket')
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    say('ai', SHARED_MESSAGES.noInformation, { meta: { type: 'offer' } })
    chat.advance(4_000)
    await until(() => sessionOf(host).$state.get().messages.length === 2)
    chat.advance(180_000)
    await until(() => tickets.details.length === 1)
    const { id, number } = server.conversation!
    expect(tickets.details).to.deep.equal([{ conversationId: id, number }])
    expect(server.settled).to.deep.equal(['choice-timeout'])
  })

  it('hears of messages, but not of a history that is loaded', async () => {
    const host = await ready(openChat())
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    say('ai', 'Hi')
    host.remove()
    const again = await ready(placeChat())
    const messages = hear(again, 'support:message')
    await until(() => sessionOf(again).$state.get().messages.length === 2)
    await settle()
    expect(messages.details).to.deep.equal([])
    say('agent', 'Anything else?')
    window.dispatchEvent(new Event('online'))
    await until(() => messages.details.length === 1)
    expect(messages.details[0]).to.include({ author: 'agent', text: 'Anything else?' })
  })

  it('may have patched the built-in objects as old libraries do', async () => {
    const { from } = Array
    const { values } = Object
    Object.assign(Array, { from: (list?: ArrayLike<unknown>) => (list?.length ? [...(list as [])] : []) })
    Object.assign(Object, { values: () => [] })
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => '[]', configurable: true })
    try {
      const host = await ready(openChat())
      await send(host, 'Hello')
      await until(() => server.messages.length === 1)
      await until(() => sessionOf(host).$state.get().outbox.length === 0)
      host.remove()
      await hasText(openChat({}), 'Hello')
    } finally {
      Object.assign(Array, { from })
      Object.assign(Object, { values })
      delete (Array.prototype as { toJSON?: unknown }).toJSON
    }
  })
})
