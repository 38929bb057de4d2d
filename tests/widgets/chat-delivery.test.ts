import { expect } from 'chai'
import { advance, control, hasText, openChat, send, textOf, until } from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { server } from './fake-server.ts'

describeChat('delivery in <support-chat>', () => {
  it('delivers once after a server error', async () => {
    const host = openChat()
    server.failures = [500, 500]
    await send(host, 'Hello')
    await hasText(host, 'Sending…')
    await until(() => {
      advance(1_000)
      return server.messages.length === 1
    })
    await until(() => !textOf(host).includes('Sending…'))
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
