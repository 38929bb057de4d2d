import { expect } from 'chai'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import {
  command,
  control,
  findControl,
  hasText,
  openChat,
  press,
  ready,
  send,
  textOf,
  until,
} from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { server } from './fake-server.ts'
import { type } from './type-text.ts'

describeChat('a visitor of <support-chat>', () => {
  it('[CHAT-05] asks for an address first; an invalid one starts nothing', async () => {
    const host = openChat({})
    await hasText(host, SHARED_MESSAGES.emailGateTitle)
    const field = await control<HTMLInputElement>(host, 'Email address')
    const start = await control<HTMLButtonElement>(host, SHARED_MESSAGES.startChat)
    for (const wrong of ['', 'ada', 'ada@example', 'a b@example.com']) {
      type(field, wrong)
      await until(() => start.disabled)
      field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      expect(textOf(host)).to.contain(SHARED_MESSAGES.emailGateTitle)
    }
    type(field, 'ada@example.com')
    await until(() => !start.disabled)
    start.click()
    await until(() => !textOf(host).includes(SHARED_MESSAGES.emailGateTitle))
  })

  it('[CHAT-05] says at the field what is wrong when Enter is pressed, until the address is right', async () => {
    const host = openChat({})
    await hasText(host, 'Hi, how can we help?')
    const field = await control<HTMLInputElement>(host, 'Email address')
    expect(field.getAttribute('aria-invalid')).to.equal('false')
    type(field, 'ada@example')
    press(field, 'Enter')
    await hasText(host, 'Please enter an email address such as you@example.com.')
    expect(field.getAttribute('aria-invalid')).to.equal('true')
    const problem = host.shadowRoot!.getElementById(field.getAttribute('aria-describedby')!)
    expect(problem!.textContent).to.contain('Please enter an email address')
    type(field, 'ada@example.com')
    await until(() => field.getAttribute('aria-invalid') === 'false')
    expect(problem!.isConnected).to.equal(false)
  })

  it('[CHAT-29] throws nothing into the page if something else answers in the server’s place', async () => {
    server.config = { ok: true } as never
    const thrown: unknown[] = []
    const note = ({ reason }: PromiseRejectionEvent) => thrown.push(reason)
    addEventListener('unhandledrejection', note)
    const host = openChat({})
    await control(host, 'Email address')
    await until(() => server.configs > 0)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    removeEventListener('unhandledrejection', note)
    expect(thrown.map(String)).to.deep.equal([])
  })

  it('[CHAT-05] shows no message box before there is an address, and keeps the page’s text for it', async () => {
    const host = await ready(openChat({}))
    command(host, 'newMessage', 'Hello')
    const field = await control<HTMLInputElement>(host, 'Email address')
    await until(() => findControl(host, 'More options'))
    expect(findControl(host, 'Message')).to.equal(undefined)
    expect(host.shadowRoot!.querySelector('[role=log]')).to.equal(null)
    await hasText(host, 'Hello')
    type(field, 'ada@example.com')
    const start = await control<HTMLButtonElement>(host, SHARED_MESSAGES.startChat)
    await until(() => !start.disabled)
    start.click()
    expect((await control<HTMLTextAreaElement>(host, 'Message')).value).to.equal('Hello')
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
    // Staff can read message ids, so the conversation's creation key must not be one of them.
    const ids = server.messages.map(message => message.client_id)
    expect(server.created[0]?.client_id).to.be.a('string')
    expect(ids).not.to.include(server.created[0]?.client_id)
  })
})
