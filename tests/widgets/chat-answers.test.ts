import { expect } from 'chai'
import { SHARED_MESSAGES } from '#core/messages/conversation-messages.ts'
import { queueText } from '#core/messages/queue-messages.ts'
import {
  advance,
  control,
  findControl,
  hasText,
  openChat,
  STORAGE_KEY,
  send,
  textOf,
  until,
} from './chat-page.ts'
import { configWith } from './company-config.ts'
import { describeChat } from './describe-chat.ts'
import { change, haveConversation, say, server } from './fake-server.ts'

describeChat('answers in <support-chat>', () => {
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
    const link = await until(() => host.shadowRoot!.querySelector<HTMLAnchorElement>('.sources a'))
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
    say('ai', SHARED_MESSAGES.noInformation, { meta: { type: 'offer' } })
    advance(4_000)
    ;(await control(host, SHARED_MESSAGES.offerNo)).click()
    await until(() => server.messages.at(-1)!.content === SHARED_MESSAGES.noThanks)
    await until(() => !findControl(host, SHARED_MESSAGES.offerYes))
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

  it('[CHAT-12] an agent who comes is named and expected to type', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    change({ assignee_name: 'Mira', pen: 'agent' })
    advance(4_000)
    await hasText(host, SHARED_MESSAGES.typing)
    expect(textOf(host)).to.contain('Mira')
    say('agent', 'I am here.', { sender_name: 'Mira' })
    advance(4_000)
    await hasText(host, 'I am here.')
    expect(textOf(host)).not.to.contain(SHARED_MESSAGES.typing)
  })

  it('[CHAT-12] names an agent who types again, until they stop or their message comes', async () => {
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    change({ assignee_name: 'Mira', pen: 'agent' })
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

  it('[CHAT-22] lays right-to-left text out right to left', async () => {
    haveConversation()
    say('ai', 'שלום, איך אפשר לעזור?')
    server.validToken = null
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ email: 'ada@example.com', conversationId: server.conversation!.id }),
    )
    const host = openChat({})
    await hasText(host, 'שלום')
    expect(host.shadowRoot!.querySelector('.bubble')!.getAttribute('dir')).to.equal('rtl')
  })
})
