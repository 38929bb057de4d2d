import { expect } from 'chai'
import { queueText } from '#core/messages/en/queue.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import * as chat from './chat-page.ts'
import { configWith } from './company-config.ts'
import { describeChat } from './describe-chat.ts'
import { change, say, server } from './fake-server.ts'

const { advance, control, hasText, openChat, ready, send, sessionOf, settle, textOf, until } = chat

/** Opens a chat in which the visitor has sent the first message. */
async function startedChat(): Promise<WidgetHost> {
  const host = await ready(openChat())
  await send(host, 'Hello')
  await until(() => server.messages.length === 1)
  await until(() => sessionOf(host).$state.get().outbox.length === 0)
  return host
}

/** Turns the widget's sounds on, and counts them. */
async function soundsOf(act: (count: () => number) => Promise<void>): Promise<number> {
  const { AudioContext } = window
  let sounds = 0
  window.AudioContext = class extends AudioContext {
    override createOscillator(): OscillatorNode {
      sounds += 1
      return super.createOscillator()
    }
    override resume = () => Promise.resolve()
  }
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
  try {
    await act(() => sounds)
    return sounds
  } finally {
    window.AudioContext = AudioContext
    delete (navigator as { userActivation?: unknown }).userActivation
  }
}

async function hearAgent(host: WidgetHost, text: string): Promise<void> {
  const { length } = sessionOf(host).$state.get().messages
  say('agent', text)
  window.dispatchEvent(new Event('online'))
  await until(() => sessionOf(host).$state.get().messages.length === length + 1)
  await settle()
}

describeChat('answers in the chat', () => {
  it('show while they are written', async () => {
    server.stream = ['Invoices', 'Invoices are', 'Invoices are under Billing.']
    const host = await ready(openChat())
    const texts: (string | null)[] = []
    await until(() => sessionOf(host))
    sessionOf(host).$state.listen(({ streamedText }) => {
      if (texts.at(-1) !== streamedText) texts.push(streamedText)
    })
    await send(host, 'Hello')
    await until(() => texts.includes('Invoices are under Billing.'))
    expect(texts.slice(1, 4)).to.deep.equal(server.stream)
    // The stream ends, and no answer comes.
    await until(() => sessionOf(host).$state.get().thinkingAt !== null)
    expect(sessionOf(host).$state.get().streamedText).to.equal('Invoices are under Billing.')
    advance(1_200)
    await until(() => sessionOf(host).$state.get().streamedText === null)
    expect(server.streams).to.equal(1)
  })

  it('come as messages where streaming fails', async () => {
    server.refusals['stream'] = 500
    const host = await startedChat()
    say('ai', 'Here it is.')
    advance(4_000)
    await hasText(host, 'Here it is.')
  })

  it('can be rated, and the rating taken back', async () => {
    const host = await startedChat()
    const { id } = say('ai', 'Here it is.', { meta: { type: 'answer' } })
    advance(4_000)
    await until(() => sessionOf(host).$state.get().messages.length === 2)
    sessionOf(host).dispatch({ type: 'rated', messageId: id, helpful: true })
    await until(() => server.messages[1]!.helpful === true)
    sessionOf(host).dispatch({ type: 'rated', messageId: id, helpful: null })
    await until(() => server.messages[1]!.helpful === null)
  })

  it('[CHAT-16] [CHAT-17] typing is told, and silence settled', async () => {
    const host = await startedChat()
    say('ai', 'Here it is.', { meta: { type: 'answer' } })
    advance(4_000)
    await until(() => sessionOf(host).$state.get().messages.length === 2)
    sessionOf(host).dispatch({ type: 'typed' })
    await until(() => server.typing === 1)
    advance(10_000)
    advance(44_999)
    await settle()
    expect(server.settled).to.deep.equal([])
    advance(1)
    await until(() => server.settled.length === 1)
    expect(server.settled).to.deep.equal(['auto-close'])
    await until(() => sessionOf(host).$state.get().status === 'resolved')
  })

  it('sound while the panel is closed, unless they are muted', async () => {
    const host = await startedChat()
    const sounds = await soundsOf(async count => {
      await hearAgent(host, 'The panel is open.')
      host.close()
      await settle()
      sessionOf(host).$isMuted.set(true)
      await hearAgent(host, 'The sound is off.')
      sessionOf(host).$isMuted.set(false)
      await hearAgent(host, 'This one sounds.')
      // The sound's code is fetched first.
      await until(() => count() > 0)
      await settle()
    })
    expect(sounds).to.equal(1)
  })

  it('[CHAT-08] shows Thinking… 1.2 s after sending until an answer comes', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    advance(1_199)
    await new Promise(requestAnimationFrame)
    expect(textOf(host)).not.to.contain(SHARED_MESSAGES.thinking)
    advance(1)
    await hasText(host, SHARED_MESSAGES.thinking)
    say('ai', 'Here is how.', {
      meta: { type: 'answer', citations: [{ title: 'Invoices', slug: 'invoices' }] },
    })
    advance(4_000)
    await hasText(host, 'Here is how.')
    expect(textOf(host)).not.to.contain(SHARED_MESSAGES.thinking)
    const link = await control<HTMLAnchorElement>(host, 'Invoices')
    expect([new URL(link.href).pathname, link.rel]).to.deep.equal(['/kb/invoices', 'noopener'])
  })

  it('[CHAT-10] [CHAT-13] Yes joins the queue; the place is asked for every 10 s, and 1 when that fails', async () => {
    server.config = configWith()
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    say('ai', SHARED_MESSAGES.noInformation, { meta: { type: 'offer' } })
    advance(4_000)
    ;(await control(host, SHARED_MESSAGES.offerYes)).click()
    await until(() => server.conversation!.needs_human)
    await until(() => {
      advance(1)
      return textOf(host).includes(queueText(3))
    })
    server.position = 2
    server.isOnline = false
    advance(10_000)
    await hasText(host, queueText(2))
    await hasText(host, 'Nobody is here right now.')
    server.isOnline = true
    advance(10_000)
    await until(() => !textOf(host).includes('Nobody is here right now.'))
    server.position = -1
    advance(10_000)
    await hasText(host, queueText(1))
  })

  it('[CHAT-12] names an agent who comes or types again, until they stop or their message comes', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    change({ assignee_name: 'Mira', responder: 'agent' })
    advance(4_000)
    await hasText(host, SHARED_MESSAGES.typing)
    expect(textOf(host)).to.contain('Mira')
    say('agent', 'I am here.', { sender_name: 'Mira' })
    advance(4_000)
    await hasText(host, 'I am here.')
    expect(textOf(host)).not.to.contain(SHARED_MESSAGES.typing)
    const typing = `Mira · ${SHARED_MESSAGES.typing}`
    server.agentTyping = { name: 'Mira', for_ms: 2_000 }
    advance(4_000)
    await hasText(host, typing)
    advance(2_000)
    await until(() => !textOf(host).includes(typing))
    server.agentTyping = { name: 'Mira', for_ms: 60_000 }
    advance(4_000)
    await hasText(host, typing)
    server.agentTyping = null
    say('agent', 'Here is your invoice.', { sender_name: 'Mira' })
    advance(4_000)
    await hasText(host, 'Here is your invoice.')
    expect(textOf(host)).not.to.contain(typing)
  })
})
