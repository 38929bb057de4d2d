import { expect } from 'chai'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import {
  advance,
  advanceUntil,
  command,
  control,
  credential,
  findControl,
  hasText,
  openChat,
  page,
  ready,
  STORAGE_KEY,
  send,
  sessionOf,
  store,
  stored,
  textOf,
  until,
} from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { change, haveConversation, server, tokenFor } from './fake-server.ts'
import { type } from './type-text.ts'

describeChat('what <support-chat> remembers', () => {
  it('[CHAT-18] a resolved conversation can be reopened, or left for a new one', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    change({ status: 'resolved' })
    advance(4_000)
    await hasText(host, SHARED_MESSAGES.resolvedEnd)
    ;(await control(host, SHARED_MESSAGES.reopen)).click()
    await control(host, 'Message')
    change({ status: 'ticket' })
    advance(4_000)
    await hasText(host, SHARED_MESSAGES.ticketEnd)
    expect(findControl(host, SHARED_MESSAGES.reopen)).to.equal(undefined)
    ;(await control(host, SHARED_MESSAGES.startNew)).click()
    await control(host, 'Message')
    const { email, conversationId, outbox, credentials } = stored()
    expect([email, conversationId, outbox]).to.deep.equal(['ada@example.com', null, {}])
    expect(credentials).to.have.property(server.conversation!.id)
    await until(() => sessionOf(host).$remembered.get().length === 1)
    expect(host.shadowRoot!.querySelector('[part=message]')).to.equal(null)
  })

  it('[CHAT-19] forgets a stored conversation that the server does not know', async () => {
    const conversationId = '11111111-0000-4000-8000-000000000000'
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ email: 'ada@example.com', conversationId }))
    const host = openChat({})
    await until(() => !localStorage.getItem(STORAGE_KEY)!.includes(conversationId))
    await control(host, 'Message')
    expect(page.alerts).to.have.length(0)
  })

  it('[CHAT-25] reuses a stored token, renews it with the old one when it has expired', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    // Nothing is left to be sent, so that what shows again has come from the server.
    await until(() => sessionOf(host).$state.get().outbox.length === 0)
    host.remove()
    const again = openChat({})
    await hasText(again, 'Hello')
    expect(server.tokens).to.equal(1)
    again.remove()
    advance(24 * 60 * 60 * 1_000)
    const old = `Bearer ${server.validToken}`
    server.bearers = []
    const later = openChat({})
    await until(() => server.tokens > 1)
    await hasText(later, 'Hello')
    expect(server.tokens).to.equal(2)
    expect(server.bearers[0]).to.equal(old)
  })

  it('works where storage throws', async () => {
    page.isStorageBlocked = true
    const host = openChat({})
    const field = await control<HTMLInputElement>(host, 'Email address')
    type(field, 'ada@example.com')
    const start = await control<HTMLButtonElement>(host, SHARED_MESSAGES.startChat)
    await until(() => !start.disabled)
    start.click()
    await until(() => !findControl(host, 'Email address'))
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    await until(() => !textOf(host).includes('Sending…'))
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

  it('keeps what was typed and not sent over reloads, for each conversation, until it is sent', async () => {
    const host = openChat()
    const box = () => findControl<HTMLTextAreaElement>(host, 'Message')?.value
    await send(host, 'Hello')
    await until(() => stored().remembered?.length === 1)
    const { id } = server.conversation!
    type(await control<HTMLTextAreaElement>(host, 'Message'), 'half a sent')
    advance(500)
    expect(stored().drafts).to.deep.equal({ [id]: 'half a sent' })
    sessionOf(host).turnTo(null)
    await until(() => box() === '')
    type(await control<HTMLTextAreaElement>(host, 'Message'), 'something else')
    // The page is left before the time is up.
    window.dispatchEvent(new Event('pagehide'))
    expect(stored().drafts).to.deep.equal({ [id]: 'half a sent', new: 'something else' })
    host.remove()
    const again = openChat({})
    const there = () => findControl<HTMLTextAreaElement>(again, 'Message')?.value
    await until(() => there() === 'something else')
    await until(() => sessionOf(again).$remembered.get().length === 1)
    sessionOf(again).turnTo(id)
    await until(() => there() === 'half a sent')
    await control(again, 'More options')
    await send(again, 'half a sentence')
    await until(() => server.messages.length === 2)
    await until(() => stored().drafts?.[id] === undefined)
    expect(stored().drafts).to.deep.equal({ new: 'something else' })
  })

  it('takes what was typed meanwhile into the conversation that the first message creates', async () => {
    const host = openChat()
    await send(host, 'Hello')
    type(await control<HTMLTextAreaElement>(host, 'Message'), 'and')
    await until(() => server.messages.length === 1)
    await until(() => sessionOf(host).$state.get().conversationId !== null)
    advance(500)
    expect(stored().drafts).to.deep.equal({ [server.conversation!.id]: 'and' })
  })

  for (const name of ['logout', 'shutdown'] as const)
    it(`forgets what was typed and not sent with ${name}`, async () => {
      const host = openChat()
      type(await control<HTMLTextAreaElement>(host, 'Message'), 'half a sent')
      await advanceUntil(() => stored().drafts?.['new'] === 'half a sent')
      command(host, name)
      await until(() => Object.keys(stored().drafts ?? {}).length === 0)
      window.dispatchEvent(new Event('pagehide'))
      expect(stored().drafts ?? {}).to.deep.equal({})
    })

  it('forgets what was typed in a conversation that the visitor erases', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => stored().remembered?.length === 1)
    type(await control<HTMLTextAreaElement>(host, 'Message'), 'half a sent')
    await sessionOf(host).erase(server.conversation!.id)
    expect(stored().drafts).to.deep.equal({})
    expect(sessionOf(host).$draft.get()).to.equal('')
  })

  it('goes on, and remembers it all, where the page clears the storage under an open chat', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    await until(() => sessionOf(host).$state.get().outbox.length === 0)
    localStorage.removeItem(STORAGE_KEY)
    await send(host, 'Still here?')
    await until(() => server.messages.length === 2)
    await until(() => sessionOf(host).$state.get().outbox.length === 0)
    expect(server.created).to.have.length(1)
    host.remove()
    await hasText(openChat({}), 'Still here?')
  })

  it('stores nothing before the visitor’s consent, everything after it, and removes it when they withdraw it', async () => {
    const host = openChat({ email: 'ada@example.com', consent: 'required' })
    await control(host, 'More options')
    type(await control<HTMLTextAreaElement>(host, 'Message'), 'half a sent')
    advance(500)
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    host.close()
    host.open()
    await hasText(host, 'Hello')
    expect(localStorage.getItem(STORAGE_KEY)).to.equal(null)
    host.setAttribute('consent', 'given')
    await until(() => stored().conversationId === server.conversation!.id)
    host.setAttribute('consent', 'required')
    await until(() => localStorage.getItem(STORAGE_KEY) === null)
    await send(host, 'And more')
    await until(() => server.messages.length === 2)
    expect(server.created).to.have.length(1)
    expect(localStorage.getItem(STORAGE_KEY)).to.equal(null)
  })

  it('keeps what was written and chosen before the consent of a visitor whom the browser remembers', async () => {
    const { id } = haveConversation()
    const earlier = { email: 'ada@example.com', conversationId: id, drafts: { [id]: 'earlier' } }
    store({ ...earlier, credentials: { [id]: credential(tokenFor(id), id) } })
    const host = await ready(openChat({ email: 'ada@example.com', consent: 'required' }))
    await until(() => server.configs > 0)
    type(await control<HTMLTextAreaElement>(host, 'Message'), 'half a sent')
    sessionOf(host).$files.set([new File(['x'], 'photo.png')])
    host.setAttribute('consent', 'given')
    await until(() => stored().drafts?.['new'] === 'half a sent')
    expect(sessionOf(host).$draft.get()).to.equal('half a sent')
    expect(sessionOf(host).$files.get()).to.have.length(1)
    expect(stored().drafts).to.deep.equal({ [id]: 'earlier', new: 'half a sent' })
    sessionOf(host).$files.set([])
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    expect(Object.keys(stored().credentials!)).to.include(id)
  })

  it('takes up the conversation that the browser remembers with the consent of a visitor who has begun nothing', async () => {
    const { id } = haveConversation()
    store({
      email: 'ada@example.com',
      conversationId: id,
      credentials: { [id]: credential(tokenFor(id), id) },
    })
    const host = await ready(openChat({ consent: 'required' }))
    await control(host, 'Email address')
    await until(() => server.configs > 0)
    host.setAttribute('consent', 'given')
    await until(() => sessionOf(host).$state.get().conversationId === id)
    expect(stored()).to.include({ email: 'ada@example.com', conversationId: id })
  })

  it('[CHAT-04] remembers that the privacy notice was dismissed', async () => {
    const host = openChat()
    ;(await control(host, 'Dismiss the privacy notice')).click()
    await until(() => !findControl(host, 'Dismiss the privacy notice'))
    await until(() => stored().isPrivacyNoticeDismissed)
    host.remove()
    const again = openChat()
    await control(again, 'More options')
    expect(findControl(again, 'Dismiss the privacy notice') === undefined).to.equal(true)
  })
})
