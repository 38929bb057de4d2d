import { expect } from 'chai'
import type { OutgoingMessage } from '#core/conversation/state.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import * as chat from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { haveConversation, say, server, tokenFor } from './fake-server.ts'

const {
  control,
  credential,
  hasText,
  openChat,
  ready,
  send,
  sessionOf,
  settle,
  store,
  storeElsewhere,
  stored,
  until,
} = chat

/** Stores a conversation of the server as another tab would. */
function conversationElsewhere(...texts: string[]) {
  const { id } = haveConversation()
  for (const text of texts) say('visitor', text)
  return { id, record: { conversationId: id, credentials: { [id]: credential(tokenFor(id), id) } } }
}

function outgoing(clientId: string, content: string): OutgoingMessage {
  return { clientId, content, sentAt: 1, attempts: 0, delivery: 'waiting', choice: null, file: null }
}

describeChat('the chat in two tabs', () => {
  it('takes up the conversation that was started in the other one', async () => {
    const host = await ready(openChat())
    await until(() => stored().email)
    storeElsewhere(conversationElsewhere('From the other tab').record)
    await hasText(host, 'From the other tab')
    await send(host, 'And from here')
    await until(() => server.messages.length === 2)
    expect(server.created).to.have.length(0)
  })

  it('knows the address that was given in the other one before its own code had loaded', async () => {
    const host = await ready(openChat({}))
    // The element has read the record, and its driver is still loading.
    storeElsewhere({ email: 'ada@example.com' })
    await until(() => sessionOf(host).$state.get().email === 'ada@example.com')
    await control(host, 'Message')
    expect(stored().email).to.equal('ada@example.com')
  })

  it('stays with its own conversation when the other one turns elsewhere', async () => {
    const host = await ready(openChat())
    await send(host, 'Mine')
    await until(() => server.messages.length === 1)
    const { id } = server.conversation!
    storeElsewhere({ ...conversationElsewhere('Yours').record, credentials: stored().credentials! })
    await settle()
    expect(sessionOf(host).$state.get().conversationId).to.equal(id)
  })

  it('shows and delivers once what both have in their outbox', async () => {
    const { id, record } = conversationElsewhere()
    const waiting = outgoing('aaaaaaaa-0000-4000-8000-000000000000', 'Only once')
    store({ email: 'ada@example.com', ...record, outbox: { [id]: [waiting] } })
    const hosts = [await ready(openChat({})), await ready(openChat({}))]
    await until(() => server.messages.length === 1)
    for (const host of hosts) {
      await until(() => sessionOf(host).$state.get().outbox.length === 0)
      await hasText(host, 'Only once')
      expect(chat.textOf(host).match(/Only once/g)).to.have.length(1)
    }
    expect(server.messages).to.have.length(1)
    await until(() => Object.keys(stored().outbox ?? {}).length === 0)
  })

  it('asks for the address again when the visitor has logged out in the other one', async () => {
    const host = await ready(openChat())
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    localStorage.removeItem(chat.STORAGE_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: chat.STORAGE_KEY }))
    await hasText(host, SHARED_MESSAGES.emailGateTitle)
    expect(sessionOf(host).$state.get().messages).to.have.length(0)
  })

  it('leaves a conversation that was erased in the other one', async () => {
    const host = await ready(openChat())
    await send(host, 'Hello')
    await until(() => stored().remembered?.length === 1)
    storeElsewhere({ conversationId: null, remembered: [], credentials: {} })
    await until(() => sessionOf(host).$state.get().conversationId === null)
    expect(chat.textOf(host)).not.to.contain('Sending')
  })

  it('shares what is muted and dismissed', async () => {
    const host = await ready(openChat())
    await until(() => stored().email)
    storeElsewhere({ isMuted: true, isPrivacyNoticeDismissed: true })
    await until(() => sessionOf(host).$isMuted.get())
    expect(sessionOf(host).$isPrivacyNoticeShown.get()).to.equal(false)
    sessionOf(host).$isMuted.set(false)
    expect(stored().isMuted).to.equal(false)
  })
})
