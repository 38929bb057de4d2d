import { expect } from 'chai'
import { UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import { configWith } from './company-config.ts'
import {
  createTestSession,
  focused,
  named,
  OPEN,
  openShell,
  press,
  remembered,
  settle,
  shows,
} from './shell-page.ts'
import { said } from './thread-page.ts'
import { until } from './until.ts'

describe('the chat’s home', () => {
  it('greets at once without settings, and lets the composer stand still when they come', async () => {
    const session = createTestSession()
    const host = await openShell(session)
    await shows(host, 'Hi, how can we help?')
    const top = () => named(host, 'Message')!.getBoundingClientRect().top
    await settle()
    const before = top()
    session.$remembered.set([remembered()])
    session.$config.set(
      configWith({
        reply_time: 'hours',
        starters: ['Where is my invoice?'],
        articles: [{ title: 'Invite your team', slug: 'invite' }],
      }),
    )
    await until(() => named(host, 'Invite your team'))
    expect(top()).to.equal(before)
  })

  it('promises when a reply comes while people are there', async () => {
    const session = createTestSession()
    const host = await openShell(session)
    for (const [reply_time, text] of [
      ['minutes', 'Our team usually replies in a few minutes'],
      ['hours', 'Our team usually replies in a few hours'],
      ['day', 'Our team usually replies within a day'],
    ] as const) {
      session.$config.set(configWith({ reply_time }))
      await shows(host, text)
    }
  })

  it('says that nobody is there, in the company’s words if it has some, and promises nothing', async () => {
    const session = createTestSession()
    const host = await openShell(session)
    const text = () => host.shadowRoot!.textContent
    const away = { is_open: false, is_online: false, is_ai_enabled: false } as const
    session.$config.set(configWith({ ...away, reply_time: 'minutes' }))
    await until(() => text().includes('Nobody is here right now.'))
    expect(text()).not.to.contain('usually replies')
    session.$config.set(configWith({ ...away, away_text: 'We are at the fair until Monday.' }))
    await until(() => text().includes('We are at the fair until Monday.'))
    expect(text()).not.to.contain('Nobody is here')
  })

  it('names the AI alone while it answers and nobody else is there', async () => {
    const session = createTestSession()
    const host = await openShell(session)
    const text = () => host.shadowRoot!.textContent
    session.$config.set(configWith({ is_online: false, reply_time: 'minutes' }))
    await until(() =>
      text().includes('The AI answers right away. If it can’t help, our team answers by email.'),
    )
    for (const untrue of ['or a person if you want one', 'Nobody is here', 'usually replies', 'Away'])
      expect(text()).not.to.contain(untrue)
    session.$config.set(configWith({ is_online: false, away_text: 'We are at the fair until Monday.' }))
    await until(() => text().includes('We are at the fair until Monday.'))
  })

  it('sends a ready question by one press', async () => {
    const session = createTestSession()
    session.$config.set(configWith({ starters: ['Where is my invoice?', 'What does it cost?'] }))
    const host = await openShell(session)
    await press(host, 'What does it cost?')
    expect(session.calls).to.deep.include(['send', 'What does it cost?'])
  })

  it('[CHAT-05] keeps a picked question for the address, and sends it right after', async () => {
    const session = createTestSession({ email: null })
    session.$config.set(configWith({ starters: ['Where is my invoice?', 'What does it cost?'] }))
    const host = await openShell(session)
    await press(host, 'What does it cost?')
    await until(() => named(host, 'Email address') === focused(host))
    await shows(host, 'Sent right after')
    expect(named(host, 'Message')).to.equal(undefined)
    await settle()
    expect(session.calls.filter(([name]) => name === 'send')).to.deep.equal([])
    session.$state.set({ ...session.$state.get(), email: 'ada@example.com' })
    await until(() => named(host, 'Message'))
    expect(session.calls.filter(([name]) => name === 'send')).to.deep.equal([['send', 'What does it cost?']])
  })

  it('[CHAT-05] sends neither a dropped question nor the page’s own text by itself', async () => {
    const session = createTestSession({ email: null })
    session.$config.set(configWith({ starters: ['What does it cost?'] }))
    const host = await openShell(session)
    await press(host, 'What does it cost?')
    await press(host, 'Dismiss')
    await until(() => named(host, 'Email address') === focused(host))
    session.$draft.set('A text of the page')
    await shows(host, 'A text of the page')
    session.$state.set({ ...session.$state.get(), email: 'ada@example.com' })
    const box = (await until(() => named(host, 'Message'))) as HTMLTextAreaElement
    expect(box.value).to.equal('A text of the page')
    expect(session.calls.filter(([name]) => name === 'send')).to.deep.equal([])
  })

  it('[ADMIN-04] shows the company’s buttons, on the home view and below an answer', async () => {
    const session = createTestSession()
    session.$config.set(
      configWith({
        quick_replies: [
          { action: 'message', label: 'Track it', text: 'Where is my order?' },
          { action: 'human', label: 'Talk to us' },
          { action: 'article', label: 'Prices', slug: 'prices' },
          { action: 'ticket', label: 'Write' },
        ],
      }),
    )
    const host = await openShell(session)
    await press(host, 'Track it')
    await press(host, 'Talk to us')
    expect(session.calls).to.deep.include(['send', 'Where is my order?'])
    expect(session.calls).to.deep.include(['send', 'I would like to talk to a person.'])
    expect(named(host, 'Prices')!.getAttribute('href')).to.equal('/kb/prices')
    expect(named(host, 'Write')!.getAttribute('href')).to.equal('/widget/ticket')
    session.$state.set({
      ...session.$state.get(),
      ...OPEN,
      messages: [said(1, 'visitor', 'Hi'), said(2, 'ai', 'So.', { meta: { type: 'answer' } })],
    })
    await shows(host, 'So.')
    await until(() => named(host, 'Track it')?.closest('[role=log]'))
    session.$state.set({ ...session.$state.get(), isFollowUpShown: true })
    await until(() => !named(host, 'Track it'))
  })

  it('[ADMIN-04] says in the company’s words of a language that nobody is there', async () => {
    const session = createTestSession()
    const host = await openShell(session)
    const texts = { en: { nobodyThere: 'Gone fishing.' } }
    session.$config.set(configWith({ is_open: false, is_online: false, away_text: 'At the fair.', texts }))
    await shows(host, 'Gone fishing.')
  })

  it('previews a conversation of before in plain words, and an uploaded file by its name', async () => {
    const session = createTestSession()
    const upload = `https://files.example.com${UPLOAD_PUBLIC_PATH}c1/1763900000000-a1b2c3d4-photo.png`
    session.$remembered.set([
      remembered({ id: 'one', preview: 'You find them under **Billing**.' }),
      remembered({ id: 'two', preview: upload }),
    ])
    const host = await openShell(session)
    await shows(host, 'You find them under Billing.')
    await shows(host, 'Image: photo.png')
    expect(host.shadowRoot!.textContent).not.to.contain('https://')
  })

  it('lists the conversations of before, and turns to one', async () => {
    const session = createTestSession()
    session.$remembered.set([
      remembered({ id: 'one', subject: 'Invoices', unread: 2 }),
      remembered({ id: 'two', subject: 'Export stops', status: 'ticket', number: 1042 }),
      remembered({ id: 'three', subject: 'Prices', status: 'resolved' }),
    ])
    const host = await openShell(session)
    await shows(host, 'Prices')
    const row = (subject: string) =>
      [...host.shadowRoot!.querySelectorAll('button')].find(each => each.textContent.startsWith(subject))!
    expect(row('Invoices').textContent).to.contain('5 min. ago').and.to.contain('2 new messages')
    expect(row('Export stops').textContent).to.contain('Ticket #1042').and.not.to.contain('new message')
    expect(row('Prices').textContent).to.contain('Resolved')
    row('Export stops').click()
    expect(session.calls).to.deep.include(['turnTo', 'two'])
  })

  it('suggests articles, which open in a tab of their own', async () => {
    const session = createTestSession()
    session.$config.set(configWith({ articles: [{ title: 'Invite your team', slug: 'invite' }] }))
    const host = await openShell(session)
    const link = await until(() => named(host, 'Invite your team'))
    expect(['href', 'target', 'rel'].map(name => link.getAttribute(name))).to.deep.equal([
      '/kb/invite',
      '_blank',
      'noopener',
    ])
  })

  it('gives way to a conversation', async () => {
    const session = createTestSession({ ...OPEN })
    session.$remembered.set([remembered()])
    const host = await openShell(session)
    await shows(host, 'Where is my invoice?')
    await settle()
    expect(host.shadowRoot!.textContent).not.to.contain('Hi, how can we help?')
  })
})
