import { expect } from 'chai'
import { queueText } from '#core/messages/en/queue.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { configWith } from './company-config.ts'
import { NOW, named, press, settle, shows } from './shell-page.ts'
import { dispatched, find, findAll, openThread, outgoing, said, scrollThrough, texts } from './thread-page.ts'
import { until } from './until.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000

const text = (host: HTMLElement) => host.shadowRoot!.textContent

describe('the thread', () => {
  it('says the day where it begins, and the time under the last message of a run', async () => {
    const { host } = await openThread([
      said(1, 'visitor', 'Long ago', { at: NOW - 400 * DAY }),
      said(2, 'visitor', 'Yesterday', { at: NOW - DAY }),
      said(3, 'ai', 'First', { at: NOW - 30 * MINUTE }),
      said(4, 'ai', 'Right after', { at: NOW - 29 * MINUTE }),
      said(5, 'ai', 'Much later', { at: NOW }),
    ])
    const longAgo = new Intl.DateTimeFormat(navigator.language, { dateStyle: 'full' }).format(NOW - 400 * DAY)
    await shows(host, 'Today')
    expect(texts(host, '.day')).to.deep.equal([longAgo, 'Yesterday', 'Today'])
    expect(texts(host, '.author')).to.deep.equal(['AI assistant', 'AI assistant'])
    const times = findAll<HTMLTimeElement>(host, 'time').map(({ dateTime }) => Date.parse(dateTime))
    expect(times).to.deep.equal([NOW - 400 * DAY, NOW - DAY, NOW - 29 * MINUTE, NOW])
  })

  it('names an agent, and labels every message for screen readers', async () => {
    const { host } = await openThread([
      said(1, 'visitor', 'Hello'),
      said(2, 'agent', 'Hi', { sender_name: 'Mira' }),
      said(3, 'agent', 'I am here', { sender_name: 'Mira' }),
    ])
    // Without the time and the delivery state below a message.
    const words = texts(host, '[part=message]').map(words => words.replace(/Sent.*|\d+:\d\d.*/s, ''))
    expect(words).to.deep.equal(['YouHello', 'MiraHi', 'MiraI am here'])
    const labels = findAll(host, '[part=message]').map(message => message.querySelector('p')!)
    expect(labels.map(({ offsetWidth }) => offsetWidth > 1)).to.deep.equal([false, true, false])
  })

  it('says how far the newest own message has come: Sending…, Sent, Seen', async () => {
    const first = said(1, 'visitor', 'First')
    const { host, change } = await openThread([first], { state: { outbox: [outgoing('client 2')] } })
    const states = () => (text(host).match(/Sending…|Sent|Seen/g) ?? []).join()
    expect(states()).to.equal('Sending…')
    change({ outbox: [], messages: [first, said(2, 'visitor', 'On its way'), said(3, 'ai', 'Yes?')] })
    await until(() => states() === 'Sent')
    change({ agentSeen: 2 })
    await until(() => states() === 'Seen')
  })

  it('announces whole messages that come, neither what was there nor an answer under way', async () => {
    const question = said(1, 'visitor', 'How?')
    const { host, change } = await openThread([question])
    const log = find(host, '[role=log]')!
    expect(log.getAttribute('aria-live')).to.equal('off')
    await until(() => log.getAttribute('aria-live') === 'polite')
    change({ streamedText: 'Like **this', isThinking: true })
    const growing = await until(() => find(host, '[role=log] [aria-hidden] .bubble'))
    expect(growing.textContent).to.equal('Like **this')
    expect(text(host)).not.to.contain(SHARED_MESSAGES.thinking)
    const caretOf = (part: Element) => getComputedStyle(part, '::after').borderInlineStartWidth
    const written = await until(() => growing.querySelector('.rich > :last-child'))
    await until(() => caretOf(written) === '2px')
    change({ streamedText: 'Steps:\n\n- one\n- two' })
    await until(() => findAll(host, '[aria-hidden] li').length === 2)
    expect(findAll(host, '[aria-hidden] :is(.rich > *, li)').map(caretOf)).to.deep.equal([
      '0px',
      '0px',
      '0px',
      '2px',
    ])
    const top = growing.getBoundingClientRect().top
    change({ streamedText: null, isThinking: false, messages: [question, said(2, 'ai', 'Like **this**.')] })
    await until(() => find(host, '.from-ai strong')?.textContent === 'this')
    const stored = find(host, '.from-ai .bubble')!
    expect(stored.getBoundingClientRect().top).to.equal(top)
    expect(caretOf(stored.querySelector('.rich > :last-child')!)).to.equal('0px')
    expect(find(host, '.from-ai')!.closest('[aria-hidden]')).to.equal(null)
    expect(log.isConnected).to.equal(true)
  })

  it('draws the newest messages, and older ones as one scrolls up, without moving what is read', async () => {
    const { host } = await openThread(
      Array.from({ length: 300 }, (_, index) =>
        said(index + 1, index % 3 ? 'ai' : 'visitor', `No. ${index + 1}`),
      ),
    )
    const log = find(host, '[role=log]')!
    const count = () => findAll(host, '[part=message]').length
    expect(count()).to.equal(12)
    await until(() => log.scrollTop > 300 && log.getAttribute('aria-live') === 'polite')
    await settle()
    const before = count()
    expect(before).to.be.lessThan(60)
    expect(log.scrollHeight - log.scrollTop - log.clientHeight).to.be.lessThan(2)

    const oldest = findAll(host, '[part=message]')[0]!
    const heard: unknown[] = []
    const observer = new MutationObserver(() => heard.push(log.getAttribute('aria-live')))
    observer.observe(log, { childList: true })
    log.scrollTop = 0
    const top = oldest.getBoundingClientRect().top
    await until(() => count() > before)
    expect(Math.abs(oldest.getBoundingClientRect().top - top)).to.be.lessThan(2)
    await until(() => log.getAttribute('aria-live') === 'polite')
    observer.disconnect()
    expect([...new Set(heard)], 'older ones are not read out').to.deep.equal(['off'])

    await scrollThrough(host, 300)
  })

  it('draws older messages until a tall panel is full, since nothing could be scrolled before', async () => {
    const { host } = await openThread(
      Array.from({ length: 300 }, (_, index) => said(index + 1, 'visitor', `No. ${index + 1}`)),
    )
    find(host, '[part=panel]')!.style.cssText = 'height: 6000px; max-height: none'
    const log = find(host, '[role=log]')!
    await until(() => log.clientHeight > 5_000 && log.scrollTop > 300, 'a list that scrolls')
  })

  it('tells of new messages below who has scrolled up, and follows who has not', async () => {
    const messages = Array.from({ length: 40 }, (_, index) => said(index + 1, 'ai', `No. ${index + 1}`))
    const { host, change } = await openThread(messages)
    const log = find(host, '[role=log]')!
    const isAtEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 2
    await until(() => log.getAttribute('aria-live') === 'polite' && isAtEnd())
    change({ messages: [...messages, said(41, 'ai', 'No. 41')] })
    await until(() => texts(host, '[part=message]').at(-1)?.includes('No. 41') && isAtEnd())
    expect(named(host, 'New messages')).to.equal(undefined)
    await scrollThrough(host, 41)
    log.scrollTop = 100
    await settle()
    change({ messages: [...messages, said(41, 'ai', 'No. 41'), said(42, 'ai', 'No. 42')] })
    const pill = await until(() => named(host, 'New messages'))
    expect(log.scrollTop).to.equal(100)
    pill.click()
    await until(isAtEnd)
    await until(() => !named(host, 'New messages'))
  })

  it('takes a word on an answer, and takes it back', async () => {
    const meta = { type: 'answer' as const, citations: [{ slug: 'so', title: 'So' }] }
    const answer = said(2, 'ai', 'So.', { meta })
    const { host, session, change } = await openThread([said(1, 'visitor', 'How?'), answer])
    await press(host, 'Helpful')
    change({ messages: [{ ...answer, helpful: true }] })
    await until(() => named(host, 'Helpful')!.ariaPressed === 'true')
    expect(named(host, 'Not helpful')!.ariaPressed).to.equal('false')
    await press(host, 'Helpful')
    await press(host, 'Not helpful')
    const words = dispatched(session, 'rated').map(event => (event as { helpful: unknown }).helpful)
    expect(words).to.deep.equal([true, null, false])
  })

  it('[CHAT-15] asks whether that was all, with both answers', async () => {
    const { host, session, change } = await openThread([said(1, 'ai', 'So.')])
    expect(host.shadowRoot!.textContent).not.to.contain(SHARED_MESSAGES.followUp)
    change({ isFollowUpShown: true })
    await shows(host, 'Is there anything else I can help you with?')
    await press(host, 'Thank you, that answered my question')
    const more = await until(() => named(host, 'I have another question'))
    more.focus()
    more.click()
    expect(host.shadowRoot!.activeElement).to.equal(named(host, 'Message'))
    const answers = dispatched(session, 'follow-up-answered')
    expect(answers).to.deep.equal([
      { type: 'follow-up-answered', isDone: true, clientId: 'id' },
      { type: 'follow-up-answered', isDone: false, clientId: 'id' },
    ])
  })

  it('[CHAT-15] brings the follow-up card into view, below a long answer too, but not before who scrolled up', async () => {
    const long = Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n\n')
    const { host, change } = await openThread([said(1, 'ai', long), said(2, 'ai', long)])
    const list = find<HTMLElement>(host, '[part=messages]')!
    const isInView = () => {
      const card = find(host, '.follow-up')?.getBoundingClientRect()
      const { top, bottom } = list.getBoundingClientRect()
      return card !== undefined && card.top >= top && card.bottom <= bottom
    }
    await until(() => list.scrollTop > 0)
    expect(list.scrollHeight - list.scrollTop - list.clientHeight).to.be.greaterThan(80)
    change({ isFollowUpShown: true })
    await until(isInView)
    change({ isFollowUpShown: false })
    await until(() => !find(host, '.follow-up'))
    list.scrollTop = 0
    await until(() => list.scrollTop === 0)
    await settle()
    change({ isFollowUpShown: true })
    await until(() => find(host, '.follow-up'))
    expect(list.scrollTop).to.equal(0)
    await until(() => named(host, 'New messages'))
  })

  it('[CHAT-10] says the place in the queue and what follows if nobody is free; the request can be taken back', async () => {
    const { host, session } = await openThread([said(1, 'visitor', 'A human, please')], {
      state: { queuePosition: 2, fallbackAt: NOW + 60_000, needsHuman: true },
    })
    await shows(host, queueText(2))
    const by = new Date(Math.ceil((NOW + 60_000) / 60_000) * 60_000).toLocaleTimeString('en-US', {
      timeStyle: 'short',
    })
    await shows(host, `If nobody is free by ${by}, we’ll email you at ${session.$state.get().email}.`)
    const [message, promise] = [find(host, '[part=message]')!, find(host, '.fallback')!]
    expect(promise.getBoundingClientRect().top).to.be.at.least(message.getBoundingClientRect().bottom)
    await press(host, 'Cancel request')
    expect(dispatched(session, 'human-withdrawn')).to.have.length(1)
  })

  it('[CHAT-10] says in the queue that nobody is there, what follows and when people are back', async () => {
    const { host, session } = await openThread([said(1, 'visitor', 'A human, please')], {
      state: { queuePosition: 1, fallbackAt: NOW + 60_000, needsHuman: true },
    })
    await shows(host, queueText(1))
    const notice = () => find(host, '.notice [role=status]')!.textContent
    expect(notice()).to.equal(queueText(1))
    session.$config.set(configWith({ is_online: false }))
    await until(() =>
      notice().includes('Nobody is here right now. Leave a message and we’ll answer by email.'),
    )
    const opens_at = new Date(NOW + 60_000).toISOString()
    session.$config.set(configWith({ is_online: false, opens_at, away_text: 'Urgent? Call us.' }))
    await until(() => /position: 1Urgent\? Call us\. Back \d+:\d\d.+\.$/.test(notice()), notice())
    session.$config.set(configWith())
    await until(() => notice() === queueText(1))
  })

  it('[CHAT-18] ends as resolved, with two ways on', async () => {
    const { host, session } = await openThread([said(1, 'visitor', 'Hi')], { state: { status: 'resolved' } })
    await shows(host, 'This conversation has been marked as resolved.')
    expect(named(host, 'Message')).to.equal(undefined)
    await press(host, 'Start a new conversation')
    await press(host, 'Reopen this conversation')
    expect(dispatched(session, 'start-new-chosen')).to.have.length(1)
    expect(dispatched(session, 'reopen-chosen')).to.have.length(1)
  })

  it('[CHAT-18] ends as a ticket with its number, to which one can write', async () => {
    const { host, session, change } = await openThread([said(1, 'visitor', 'Hi')], {
      state: { status: 'ticket', number: 1042 },
    })
    await shows(host, 'This conversation has been converted to a support ticket.')
    await shows(host, 'Ticket #1042')
    expect(named(host, 'Reopen this conversation')).to.equal(undefined)
    await press(host, 'Start a new conversation')
    await press(host, 'Write to this ticket')
    expect(dispatched(session, 'ticket-opened')).to.have.length(1)
    change({ isTicketOpen: true })
    await until(() => named(host, 'Message'))
    await shows(host, 'Ticket #1042')
  })

  it('[CHAT-12] keeps the message box of a ticket that an agent has, and names the ticket in a line', async () => {
    const { host, change } = await openThread([said(1, 'visitor', 'Hi')], {
      state: { status: 'ticket', number: 1042, assigneeName: 'Mira' },
    })
    await shows(host, 'Ticket #1042')
    expect(named(host, 'Message')).not.to.equal(undefined)
    expect(text(host)).not.to.contain('converted to a support ticket')
    change({ assigneeName: null })
    await shows(host, 'This conversation has been converted to a support ticket.')
  })

  it('[CHAT-22] gives every message its own direction, and mirrors the panel in a right-to-left language', async () => {
    const messages = [said(1, 'visitor', 'Where is it?'), said(2, 'ai', 'שלום, איך אפשר לעזור?')]
    const sides = async (locale: 'en' | 'he') => {
      const { host } = await openThread(messages, { locale })
      expect(findAll(host, '.bubble').map(({ dir }) => dir)).to.deep.equal(['ltr', 'rtl'])
      const log = find(host, '[part=messages]')!.getBoundingClientRect()
      const [own, other] = findAll(host, '.body').map(body => body.getBoundingClientRect())
      return [
        own!.left - log.left > log.right - own!.right,
        other!.left - log.left > log.right - other!.right,
      ]
    }
    expect(await sides('en')).to.deep.equal([true, false])
    expect(await sides('he')).to.deep.equal([false, true])
  })
})
