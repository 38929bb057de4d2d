import { expect } from 'chai'
import { advance, advanceUntil, control, hasText, openChat, send, textOf, until } from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { server } from './fake-server.ts'

describeChat('delivery in <support-chat>', () => {
  it('delivers once after a server error', async () => {
    const host = openChat()
    server.failures = [500, 500]
    await send(host, 'Hello')
    await hasText(host, 'Sending…')
    await advanceUntil(() => server.messages.length === 1)
    await until(() => !textOf(host).includes('Sending…'))
    expect(server.messages).to.have.length(1)
  })

  it('[CHAT-08] says without a network that it is offline and that messages wait, and sends them when it is back', async () => {
    let isOnline = true
    const change = (online: boolean) => {
      isOnline = online
      window.dispatchEvent(new Event(online ? 'online' : 'offline'))
    }
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
    try {
      const host = openChat()
      await hasText(host, 'Online')
      server.isOffline = true
      change(false)
      await hasText(host, 'You are offline')
      await send(host, 'Hello')
      await hasText(host, 'Will be sent when you are back online')
      advance(1_200)
      await new Promise(requestAnimationFrame)
      for (const text of ['Online', 'Sending…', 'Thinking…']) expect(textOf(host)).not.to.contain(text)
      server.isOffline = false
      change(true)
      // An attempt in flight may still fail; the next one follows a second later.
      await advanceUntil(() => server.messages.length === 1)
      await hasText(host, 'Online')
      await hasText(host, 'Sent')
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  })

  it('says so when a message was refused, and sends it again on Retry', async () => {
    const host = openChat()
    server.failures = [413]
    await send(host, 'Hello')
    await hasText(host, 'Not sent')
    ;(await control(host, 'Retry')).click()
    await until(() => server.messages.length === 1)
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
