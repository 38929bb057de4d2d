import { expect } from 'chai'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import * as chat from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { say, server } from './fake-server.ts'

const { openChat, ready, send, sessionOf, settle, until } = chat

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
    chat.advance(1_200)
    await until(() => sessionOf(host).$state.get().streamedText === null)
    expect(server.streams).to.equal(1)
  })

  it('come as messages where streaming fails', async () => {
    server.refusals['stream'] = 500
    const host = await startedChat()
    say('ai', 'Here it is.')
    chat.advance(4_000)
    await chat.hasText(host, 'Here it is.')
  })

  it('can be rated, and the rating taken back', async () => {
    const host = await startedChat()
    const { id } = say('ai', 'Here it is.', { meta: { type: 'answer' } })
    chat.advance(4_000)
    await until(() => sessionOf(host).$state.get().messages.length === 2)
    sessionOf(host).dispatch({ type: 'rated', messageId: id, helpful: true })
    await until(() => server.messages[1]!.helpful === true)
    sessionOf(host).dispatch({ type: 'rated', messageId: id, helpful: null })
    await until(() => server.messages[1]!.helpful === null)
  })

  it('[CHAT-15] thank you goes out as a choice whose text is the server’s', async () => {
    const host = await startedChat()
    say('ai', 'Here it is.', { meta: { type: 'answer' } })
    chat.advance(4_000)
    await until(() => sessionOf(host).$state.get().messages.length === 2)
    chat.advance(20_000)
    await until(() => sessionOf(host).$state.get().isFollowUpShown)
    const clientId = sessionOf(host).newId()
    sessionOf(host).dispatch({ type: 'follow-up-answered', isDone: true, clientId })
    await until(() => server.messages.length === 3)
    expect(server.messages[2]!.meta).to.deep.equal({ type: 'thankyou' })
  })

  it('[CHAT-16] [CHAT-17] typing is told, and silence settled', async () => {
    const host = await startedChat()
    say('ai', 'Here it is.', { meta: { type: 'answer' } })
    chat.advance(4_000)
    await until(() => sessionOf(host).$state.get().messages.length === 2)
    sessionOf(host).dispatch({ type: 'typed' })
    await until(() => server.typing === 1)
    chat.advance(10_000)
    chat.advance(44_999)
    await settle()
    expect(server.settled).to.deep.equal([])
    chat.advance(1)
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
})
