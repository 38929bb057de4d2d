/** Earlier tickets in `<support-ticket>`: their files, their list, and replying to them. */
import { expect } from 'chai'
import { MESSAGES } from '#sdk/locales/chat/en.ts'
import { MESSAGES as TICKET_MESSAGES } from '#sdk/locales/ticket/en.ts'
import type { CommandHandlers } from '#sdk/runtime/element/widget-host.ts'
import { change, say, server } from './fake-server.ts'
import {
  control,
  describeTicket,
  field,
  fillIn,
  findControl,
  haveTicket,
  page,
  placeTicket,
  press,
  reload,
  remember,
  remembered,
  shows,
  text,
} from './ticket-page.ts'
import { type } from './type-text.ts'
import { until } from './until.ts'

const file = (name: string, size = 5) => new File([new Uint8Array(size)], name, { lastModified: 0 })

/** Adds files to the form, as the browser's file dialog does. */
async function choose(host: HTMLElement, ...files: File[]): Promise<void> {
  const input = await until(() => host.shadowRoot!.querySelector<HTMLInputElement>('input[type=file]'))
  const data = new DataTransfer()
  for (const each of files) data.items.add(each)
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
}

/** Sends a ticket and opens its thread. */
async function openTicket(): Promise<HTMLElement> {
  const host = placeTicket()
  await fillIn(host)
  await press(host, 'Send')
  await press(host, TICKET_MESSAGES.viewTicket)
  await shows(host, 'It does not light up.')
  return host
}

const messageBox = (host: HTMLElement) =>
  host.shadowRoot!.querySelector<HTMLTextAreaElement>(`[aria-label=${MESSAGES.message}]`)

async function answer(host: HTMLElement, words: string): Promise<void> {
  type(await until(() => messageBox(host)), words)
  await until(() => !(findControl(host, 'Send') as HTMLButtonElement).disabled)
  await press(host, 'Send')
}

describeTicket('files of a ticket', () => {
  it('[CHAT-24] go up once the ticket is there, and are posted as messages', async () => {
    const host = placeTicket()
    await fillIn(host)
    await choose(host, file('one.png'), file('two.pdf'))
    await shows(host, 'one.png')
    await choose(host, file('three.txt'))
    await shows(host, 'three.txt')
    await press(host, 'Remove two.pdf')
    expect(page.uploads).to.deep.equal([])
    await press(host, 'Send')
    await shows(host, TICKET_MESSAGES.filesDone)
    expect(page.uploads).to.deep.equal(['one.png', 'three.txt'])
    const contents = server.messages.map(({ content }) => content)
    expect(contents[0]).to.equal('It does not light up.')
    expect(contents[1]).to.match(
      new RegExp(
        `/object/public/conversation-uploads/${server.conversation!.id}/\\d+-[0-9a-f]{64}-one\\.png$`,
      ),
    )
    expect(contents[2]).to.match(/-three\.txt$/)
  })

  it('are refused by their size and number before anything is sent', async () => {
    const host = placeTicket()
    await choose(host, file('empty.txt', 0), file('big.bin', 10 * 1_024 * 1_024 + 1))
    await shows(host, 'empty.txt is empty.')
    expect(text(host)).to.contain('big.bin is larger than 10 MB.')
    await choose(host, ...[1, 2, 3].map(n => file(`${n}.txt`)))
    await choose(host, ...[4, 5, 6].map(n => file(`${n}.txt`)))
    await shows(host, '6.txt was skipped')
    expect(host.shadowRoot!.querySelectorAll('[aria-label^="Remove "]')).to.have.length(5)
  })

  it('can be pasted and dropped', async () => {
    const host = placeTicket()
    const message = await field(host, 'How can we help?')
    await until(() => host.shadowRoot!.querySelector('input[type=file]'))
    const data = new DataTransfer()
    data.items.add(file('pasted.png'))
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    message.dispatchEvent(paste)
    expect(paste.defaultPrevented).to.equal(true)
    await shows(host, 'pasted.png')
    const dropped = new DataTransfer()
    dropped.items.add(file('dropped.png'))
    message.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
    await shows(host, 'dropped.png')
  })

  it('that fail leave the ticket as it is, and can be sent again', async () => {
    const host = placeTicket()
    await fillIn(host)
    await choose(host, file('one.png'))
    await shows(host, 'one.png')
    page.uploadFailures.push(413)
    await press(host, 'Send')
    await shows(host, TICKET_MESSAGES.filesNotSent)
    expect(text(host)).to.contain('Ticket #1042')
    await press(host, 'Retry')
    await shows(host, TICKET_MESSAGES.filesDone)
    expect(page.uploads).to.deep.equal(['one.png'])
    expect(server.conversations).to.have.length(1)
  })
})

describeTicket('tickets of before', () => {
  it('are listed with how they stand, after a reload too', async () => {
    const host = placeTicket()
    await fillIn(host)
    await press(host, 'Send')
    await shows(host, 'Ticket #1042')
    const again = reload(host)
    change({ status: 'resolved' })
    say('agent', 'We have sent a new one.')
    await press(again, TICKET_MESSAGES.myTickets)
    await shows(again, TICKET_MESSAGES.resolved)
    await shows(again, TICKET_MESSAGES.oneUnread)
    expect(text(again)).to.contain('Broken lamp')
    await press(again, TICKET_MESSAGES.newTicket)
    await field(again, 'Subject')
  })

  it('are not there where this browser remembers none, and chats are no tickets', async () => {
    const chat = {
      id: 'c',
      subject: 'A chat',
      preview: '',
      status: 'open',
      lastMessageAt: 0,
      unread: 0,
    } as const
    remember({ remembered: [{ ...chat, number: null }] })
    const host = placeTicket()
    await field(host, 'Subject')
    expect(findControl(host, TICKET_MESSAGES.myTickets)).to.equal(undefined)
  })

  it('are for reading and answering, say so to the server, and leave the conversation of the chat as it is', async () => {
    remember({ conversationId: 'of-the-chat' })
    const host = await openTicket()
    say('agent', 'Which lamp is it?', { sender_name: 'Priya' })
    page.clock.advance(5_000)
    await shows(host, 'Which lamp is it?')
    await until(() => server.seen.includes(2))
    const box = messageBox(host)!
    expect(box.clientHeight).to.be.at.least(box.scrollHeight)
    await answer(host, 'The blue one.')
    await until(() => server.messages.some(({ content }) => content === 'The blue one.'))
    expect(server.messages.at(-1)!.conversation_id).to.equal(server.conversation!.id)
    expect(remembered().conversationId).to.equal('of-the-chat')
    const buttons = [...host.shadowRoot!.querySelectorAll('button')]
    expect(
      buttons.filter(each => !(each.getAttribute('aria-label') ?? each.textContent).trim()),
    ).to.deep.equal([])
    const back = await control(host, TICKET_MESSAGES.backToTickets)
    back.focus()
    back.click()
    await until(() => host.shadowRoot!.activeElement?.textContent === TICKET_MESSAGES.myTickets)
  })

  it('[CHAT-18] can be reopened when they are resolved', async () => {
    const host = await openTicket()
    change({ status: 'resolved' })
    page.clock.advance(5_000)
    await shows(host, 'This conversation has been marked as resolved.')
    await press(host, 'Reopen this conversation')
    await until(() => messageBox(host))
  })

  it('[CHAT-19] that the server does not know are forgotten without a word', async () => {
    const host = await openTicket()
    server.conversations = []
    page.clock.advance(5_000)
    await until(() => !messageBox(host))
    await press(host, TICKET_MESSAGES.newTicket)
    expect(remembered().remembered).to.deep.equal([])
  })

  it('open by the command showTicket, by number or id', async () => {
    const first = await openTicket()
    const again = reload(first)
    await field(again, 'Subject')
    const commands = again as unknown as Required<CommandHandlers>
    const errors: unknown[] = []
    again.addEventListener('support:error', event => errors.push((event as CustomEvent).detail.message))
    commands.showTicket('nope')
    await until(() => errors.length > 0)
    expect(errors).to.deep.equal(['unknown ticket'])
    commands.showTicket(1_042)
    await shows(again, 'It does not light up.')
    commands.newMessage('And another thing')
    expect((await field(again, 'How can we help?')).value).to.equal('And another thing')
    expect(commands.get('email')).to.equal('ada@example.com')
  })

  it('are forgotten with everything else by the command logout', async () => {
    const host = await openTicket()
    haveTicket('Another', 'one')
    ;(host as unknown as Required<CommandHandlers>).logout()
    await field(host, 'Subject')
    expect((await field(host, 'Email address')).value).to.equal('')
    expect(findControl(host, TICKET_MESSAGES.myTickets)).to.equal(undefined)
    expect(JSON.stringify(remembered())).not.to.match(/ada|lamp|head\.body/)
  })
})
