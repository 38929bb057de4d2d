/** The form of `<support-ticket>`: writing a ticket, validation errors, and its confirmation. */
import { expect } from 'chai'
import { MESSAGES as TICKET_MESSAGES } from '#sdk/locales/ticket/en.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { server } from './fake-server.ts'
import {
  control,
  describeTicket,
  field,
  fillIn,
  findControl,
  formWith,
  hasProblem,
  page,
  placeTicket,
  press,
  reload,
  remembered,
  shows,
  TENANT,
  text,
  write,
} from './ticket-page.ts'
import { until } from './until.ts'

const DEPARTMENT = { key: 'department', label: 'Department', kind: 'select', is_required: true } as const
const ORDER = { key: 'order_number', label: 'Order number', kind: 'text', is_required: false } as const

describeTicket('a visitor who writes a ticket', () => {
  it('[EMBED-01] gets its number and what happens next, and the page hears of it', async () => {
    const host = placeTicket({ name: 'Ada' })
    const heard: unknown[] = []
    let known = remembered()
    host.addEventListener('support:ticket', event => {
      heard.push((event as CustomEvent).detail)
      // Before the server's word on the ticket, which brings another time.
      known = remembered()
    })
    await fillIn(host)
    await press(host, 'Send')
    await shows(host, 'Ticket #1042')
    await shows(host, 'a receipt is on its way to ada@example.com')
    await until(() => host.shadowRoot!.activeElement?.textContent === 'Ticket #1042')
    expect(heard).to.deep.equal([{ conversationId: server.conversation!.id, number: 1_042 }])
    expect(page.tickets).to.have.length(1)
    const { client_id, ...body } = page.tickets[0]!
    expect(client_id).to.match(/^[0-9a-f-]{36}$/)
    expect(body).to.deep.equal({
      customer_email: 'ada@example.com',
      customer_name: 'Ada',
      subject: 'Broken lamp',
      content: 'It does not light up.',
      custom_fields: {},
      locale: 'en',
    })
    expect(known).to.deep.include({
      email: 'ada@example.com',
      name: 'Ada',
      ticketDraft: {},
      creationKeys: {},
    })
    expect(known.remembered).to.deep.include({
      id: server.conversation!.id,
      number: 1_042,
      subject: 'Broken lamp',
      preview: 'It does not light up.',
      status: 'ticket',
      lastMessageAt: page.clock.now(),
      unread: 0,
    })
  })

  it('[EMBED-01] stands in its place in the page, or alone on a page of its own', async () => {
    const inline = placeTicket()
    await field(inline, 'Subject')
    expect(getComputedStyle(inline).position).to.equal('relative')
    expect(inline.getBoundingClientRect().height).to.be.greaterThan(300)
    inline.remove()
    const alone = placeTicket({ mode: 'page' })
    await field(alone, 'Subject')
    expect(getComputedStyle(alone).position).to.equal('fixed')
    expect(alone.getBoundingClientRect().height).to.equal(innerHeight)
    alone.hidden = true
    expect(getComputedStyle(alone).display).to.equal('none')
  })

  it('is told next to the field what is missing, and led to the first', async () => {
    const host = placeTicket()
    await write(host, 'Email address', 'ada@example')
    await press(host, 'Send')
    await until(() => host.shadowRoot!.activeElement?.getAttribute('type') === 'email')
    await hasProblem(host, 'Email address', TICKET_MESSAGES.notAnEmail)
    await hasProblem(host, 'Subject', TICKET_MESSAGES.missing)
    await hasProblem(host, 'Name', null)
    await hasProblem(host, 'How can we help?', TICKET_MESSAGES.missing)
    await write(host, 'Email address', 'ada@example.com')
    await hasProblem(host, 'Email address', null)
    expect(page.tickets).to.deep.equal([])
  })

  it("is asked for what the company's form asks for", async () => {
    const fields = [
      { ...DEPARTMENT, options: ['Sales', 'Repairs'] },
      { ...ORDER, options: [] },
    ]
    server.config = formWith({ categories: ['Question', 'Fault'], fields })
    const host = placeTicket()
    await fillIn(host)
    await field(host, 'Department')
    await press(host, 'Send')
    await shows(host, TICKET_MESSAGES.notChosen)
    await hasProblem(host, 'Department', TICKET_MESSAGES.notChosen)
    await write(host, 'Department', 'Repairs')
    await write(host, 'Order number', ' 7 ')
    await write(host, 'Category', 'Fault')
    await press(host, 'Send')
    await shows(host, 'Ticket #1042')
    expect(page.tickets[0]).to.deep.include({
      category: 'Fault',
      custom_fields: { department: 'Repairs', order_number: '7' },
    })
  })

  it('sees what the server refuses at its field, by the form as it is now', async () => {
    server.config = formWith({ categories: ['Fault'] })
    const host = placeTicket()
    await fillIn(host)
    await field(host, 'Category')
    server.config = formWith({ fields: [{ ...ORDER, is_required: true, options: [] }] })
    page.failures.push([
      { path: 'body.customer_email', message: 'Invalid email address' },
      { path: 'body.custom_fields.order_number', message: 'Is required.' },
    ])
    await press(host, 'Send')
    await shows(host, 'Order number')
    await hasProblem(host, 'Order number', TICKET_MESSAGES.notAccepted)
    await hasProblem(host, 'Email address', TICKET_MESSAGES.notAnEmail)
    expect((await field(host, 'Subject')).value).to.equal('Broken lamp')
  })

  it('opens one ticket by two presses', async () => {
    const host = placeTicket()
    await fillIn(host)
    const send = await control(host, 'Send')
    send.click()
    send.click()
    await shows(host, 'Ticket #1042')
    expect(page.tickets).to.have.length(1)
  })

  it('opens one ticket when the answer was lost, also after a reload', async () => {
    const host = placeTicket()
    await fillIn(host)
    page.failures.push('lost')
    await press(host, 'Send')
    await shows(host, TICKET_MESSAGES.notSent)
    const again = reload(host)
    await press(again, 'Send')
    await shows(again, 'Ticket #1042')
    expect(server.conversations).to.have.length(1)
    expect(new Set(page.tickets.map(({ client_id }) => client_id)).size).to.equal(1)
  })

  it('opens another ticket for other words after a lost answer', async () => {
    const host = placeTicket()
    await fillIn(host)
    page.failures.push('lost')
    await press(host, 'Send')
    await shows(host, TICKET_MESSAGES.notSent)
    await write(host, 'How can we help?', 'It does not light up, and it smells.')
    await press(host, 'Send')
    await shows(host, 'Ticket #1043')
    expect(server.messages.map(({ content }) => content)).to.include('It does not light up, and it smells.')
  })

  it('keeps every word through a reload and a failure', async () => {
    const host = placeTicket()
    await fillIn(host)
    await write(host, 'Name', 'Ada')
    const again = reload(host)
    for (const [label, value] of [
      ['Email address', 'ada@example.com'],
      ['Name', 'Ada'],
      ['Subject', 'Broken lamp'],
      ['How can we help?', 'It does not light up.'],
    ] as const) {
      expect((await field(again, label)).value).to.equal(value)
    }
    page.failures.push(503)
    await press(again, 'Send')
    await shows(again, TICKET_MESSAGES.notSent)
    expect((await field(again, 'Subject')).value).to.equal('Broken lamp')
    await press(again, 'Send')
    await shows(again, 'Ticket #1042')
    await press(again, TICKET_MESSAGES.anotherTicket)
    expect((await field(again, 'Subject')).value).to.equal('')
    expect((await field(again, 'Email address')).value).to.equal('ada@example.com')
  })

  it("starts with what the page knows, and never overwrites the visitor's own", async () => {
    const host = placeTicket({ email: 'page@example.com' })
    const email = await field(host, 'Email address')
    await until(() => email.value === 'page@example.com')
    host.setAttribute('email', 'other@example.com')
    await until(() => email.value === 'other@example.com')
    await write(host, 'Email address', 'own@example.com')
    host.setAttribute('email', 'third@example.com')
    await new Promise(requestAnimationFrame)
    expect(email.value).to.equal('own@example.com')
  })

  it('can be kept from sending by the page, which is told the text', async () => {
    const host = placeTicket()
    await fillIn(host)
    const texts: unknown[] = []
    const keep = (event: Event) => {
      event.preventDefault()
      texts.push((event as CustomEvent).detail)
    }
    host.addEventListener('support:before-send', keep)
    await press(host, 'Send')
    await until(() => texts.length > 0)
    expect(texts).to.deep.equal([{ text: 'It does not light up.' }])
    expect(page.tickets).to.deep.equal([])
  })

  it('opens the ticket without the identity that the server refuses', async () => {
    const host = placeTicket()
    await fillIn(host)
    ;(host as unknown as { identify: (token: string) => void }).identify('forged')
    await press(host, 'Send')
    await shows(host, 'Ticket #1042')
    expect(page.tickets.map(body => body['identity_token'])).to.deep.equal(['forged', undefined])
  })
})

describeTicket('articles for the subject', () => {
  const articles = [
    { title: 'Change a lamp', slug: 'change-a-lamp' },
    { title: 'Guarantee', slug: 'guarantee' },
  ]

  it('come 300 ms after the last key, from three letters on, and are announced', async () => {
    page.answerArticles = async () => articles
    const host = placeTicket()
    await write(host, 'Subject', '12 la')
    page.clock.advance(1_000)
    await write(host, 'Subject', 'lam')
    // The code that requests it loads as a separate chunk.
    await until(() => server.configs > 0)
    page.clock.advance(299)
    await write(host, 'Subject', 'lamp')
    await new Promise(requestAnimationFrame)
    page.clock.advance(299)
    expect(page.questions).to.deep.equal([])
    page.clock.advance(1)
    await shows(host, '2 articles that may help are listed below the subject.')
    expect(page.questions).to.deep.equal(['lamp'])
    const link = (await control(host, 'Change a lamp')) as HTMLAnchorElement
    expect([link.href, link.target, link.rel]).to.deep.equal([
      `${location.origin}/kb/change-a-lamp?tenant=${TENANT}`,
      '_blank',
      'noopener',
    ])
    expect(host.shadowRoot!.querySelector('[role=status]')!.textContent).to.contain('2 articles')
    await write(host, 'Subject', 'la')
    await until(() => !findControl(host, 'Change a lamp'))
  })

  it('are those for the latest words, whatever answer comes last', async () => {
    const answers: Record<string, (found: typeof articles) => void> = {}
    page.answerArticles = question => new Promise(resolve => (answers[question] = resolve))
    const host = placeTicket()
    await until(() => server.configs > 0)
    for (const subject of ['lamp', 'lamp broken']) {
      await write(host, 'Subject', subject)
      await new Promise(requestAnimationFrame)
      page.clock.advance(300)
      await until(() => page.questions.includes(subject))
    }
    answers['lamp broken']!([articles[1]!])
    await shows(host, 'Guarantee')
    answers['lamp']!([articles[0]!])
    await new Promise(resolve => setTimeout(resolve, scaleTimeout(50)))
    expect(text(host)).not.to.contain('Change a lamp')
  })
})
