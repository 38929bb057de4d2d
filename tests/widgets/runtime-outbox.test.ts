import { expect } from 'chai'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { asNativeFetch } from '../support/as-native-fetch.ts'
import * as chat from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { change, haveConversation, server, tokenFor } from './fake-server.ts'

const {
  advance,
  advanceUntil,
  hasText,
  openChat,
  page,
  ready,
  send,
  sessionOf,
  settle,
  stored,
  textOf,
  until,
} = chat

const WAITING = {
  clientId: 'bbbbbbbb-0000-4000-8000-000000000000',
  sentAt: 1,
  attempts: 0,
  delivery: 'waiting',
  choice: null,
  file: null,
} as const

/** Returns the visitor's unsent messages in the browser's storage. */
function kept(): string[] {
  const { outbox = {} } = stored()
  return Object.keys(outbox).flatMap(key => outbox[key]!.map(({ content }) => content))
}

function askForHuman(host: WidgetHost): void {
  sessionOf(host).dispatch({ type: 'human-requested' })
}

/** Waits until this many requests for a human, or against one, have been lost. */
function losesRequests(count: number): Promise<boolean> {
  return until(() => server.lost.filter(path => path.endsWith('/needs-human')).length === count)
}

describeChat('what the visitor writes', () => {
  it('survives a reload while the network is gone, and arrives once and in order', async () => {
    server.isOffline = true
    const host = await ready(openChat())
    await send(host, 'First')
    await send(host, 'Second')
    await until(() => kept().length === 2)
    host.remove()
    server.isOffline = false
    const again = await ready(openChat({}))
    await until(() => server.messages.length === 2)
    expect(server.messages.map(({ content }) => content)).to.deep.equal(['First', 'Second'])
    await until(() => kept().length === 0)
    await until(() => !textOf(again).includes('Sending…'))
    expect(textOf(again).match(/First/g)).to.have.length(1)
  })

  it('names its page by title and path, without the query string', async () => {
    expect(location.search).not.to.equal('')
    const host = await ready(openChat())
    await send(host, 'First')
    await until(() => server.pages.length === 1)
    expect(server.pages).to.deep.equal([{ title: document.title, path: location.pathname }])
  })

  it('begins one conversation though the answer to its creation is lost, and the page is loaded anew', async () => {
    server.isOffline = true
    const host = await ready(openChat())
    await send(host, 'Hello')
    await until(() => server.conversations.length === 1)
    host.remove()
    server.isOffline = false
    openChat({})
    await until(() => server.messages.length === 1)
    expect(server.created.length).to.be.greaterThan(1)
    expect(server.conversations).to.have.length(1)
    await until(() => Object.keys(stored().creationKeys ?? {}).length === 0)
  })

  it('goes out at once when the network is back, whatever the next try was put off to', async () => {
    server.isOffline = true
    const host = await ready(openChat())
    await send(host, 'Hello')
    for (let tries = 1; tries < 5; tries += 1) {
      await until(() => server.created.length === tries)
      await until(() => sessionOf(host).$state.get().retryAt !== null)
      advance(30_000)
    }
    await until(() => sessionOf(host).$state.get().retryAt !== null)
    server.isOffline = false
    window.dispatchEvent(new Event('online'))
    await until(() => server.messages.length === 1)
  })

  it('stays in the box until the code that sends it has loaded, and is sent once', async () => {
    const host = await ready(openChat())
    const { $draft, $files, send: sendDraft } = sessionOf(host)
    expect(server.configs).to.equal(0)
    $draft.set('Hello')
    expect([sendDraft('Hello'), sendDraft('Hello'), $draft.get()]).to.deep.equal([true, true, 'Hello'])
    await until(() => server.messages.length === 1)
    expect([$draft.get(), $files.get()]).to.deep.equal(['', []])
    await until(() => kept().length === 0)
    expect(server.messages).to.have.length(1)
  })

  it('arrives though the visitor has turned away from its conversation, also after a reload', async () => {
    const host = await ready(openChat())
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    const { id } = server.conversation!
    server.isOffline = true
    await send(host, 'Not yet')
    await until(() => kept().length === 1)
    sessionOf(host).turnTo(null)
    await until(() => !textOf(host).includes('Not yet'))
    expect(kept()).to.deep.equal(['Not yet'])
    server.isOffline = false
    window.dispatchEvent(new Event('online'))
    await advanceUntil(() => server.messages.length === 2)
    await until(() => kept().length === 0)
    chat.store({ outbox: { [id]: [{ ...WAITING, content: 'From before' }] } })
    host.remove()
    const again = await ready(openChat({}))
    await until(() => server.messages.length === 3)
    expect(server.messages.map(({ conversation_id }) => conversation_id)).to.deep.equal([id, id, id])
    expect(sessionOf(again).$state.get().conversationId).to.equal(null)
    await until(() => kept().length === 0)
  })

  it('[CHAT-19] begins a new conversation when its own has gone', async () => {
    const host = await ready(openChat())
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    await until(() => stored().remembered?.length === 1)
    const [gone] = server.conversations.splice(0)
    await send(host, 'Still there?')
    await until(() => server.conversations.length === 1)
    await until(() => server.messages.at(-1)?.content === 'Still there?')
    expect(stored().credentials).not.to.have.property(gone!.id)
    await until(
      () =>
        stored()
          .remembered?.map(({ id }) => id)
          .join() === server.conversation!.id,
    )
  })

  it('goes through one conversation where storage is full', async () => {
    page.isStorageFull = true
    const host = await ready(openChat())
    await send(host, 'One')
    await send(host, 'Two')
    await until(() => server.messages.length === 2)
    expect(server.conversations).to.have.length(1)
    expect(stored()).to.deep.equal({})
    await until(() => !textOf(host).includes('Sending…'))
  })

  it('asks for a human until the server has heard it', async () => {
    const { id } = haveConversation()
    chat.store({
      email: 'ada@example.com',
      conversationId: id,
      credentials: { [id]: chat.credential(tokenFor(id), id) },
    })
    const host = await ready(openChat({}))
    await until(() => sessionOf(host).$state.get().updatedAt > 0)
    server.isOffline = true
    askForHuman(host)
    await losesRequests(1)
    server.isOffline = false
    await advanceUntil(() => server.conversation!.needs_human)
    // The visitor's latest choice applies.
    server.isOffline = true
    askForHuman(host)
    await losesRequests(2)
    sessionOf(host).dispatch({ type: 'human-withdrawn' })
    await losesRequests(3)
    server.isOffline = false
    change({ needs_human: true })
    window.dispatchEvent(new Event('online'))
    await advanceUntil(() => !server.conversation!.needs_human)
    await settle()
    expect(server.conversation!.needs_human).to.equal(false)
  })

  it('leaves the panel working when a request is never answered', async () => {
    const { fetch } = window
    window.fetch = asNativeFetch(() => new Promise<Response>(() => {}))
    try {
      const host = await ready(openChat())
      await send(host, 'Hello')
      await hasText(host, 'Sending…')
      window.fetch = fetch
      // By now, the request has taken too long.
      advance(20_000)
      await advanceUntil(() => server.messages.length === 1)
    } finally {
      window.fetch = fetch
    }
  })

  it('[CHAT-08] says without a network that it is offline and that messages wait, and sends them when it is back', async () => {
    let isOnline = true
    const setOnline = (online: boolean) => {
      isOnline = online
      window.dispatchEvent(new Event(online ? 'online' : 'offline'))
    }
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
    try {
      const host = openChat()
      await hasText(host, 'Online')
      server.isOffline = true
      setOnline(false)
      await hasText(host, 'You are offline')
      await send(host, 'Hello')
      await hasText(host, 'Will be sent when you are back online')
      advance(1_200)
      await new Promise(requestAnimationFrame)
      for (const text of ['Online', 'Sending…', 'Thinking…']) expect(textOf(host)).not.to.contain(text)
      server.isOffline = false
      setOnline(true)
      // An attempt in flight may still fail; the next one follows a second later.
      await advanceUntil(() => server.messages.length === 1)
      await hasText(host, 'Online')
      await hasText(host, 'Sent')
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
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
})
