import { expect } from 'chai'
import { configWith } from './company-config.ts'
import {
  createTestSession,
  focused,
  NOW,
  named,
  OPEN,
  openShell,
  part,
  press,
  pressKey,
  settle,
  shows,
} from './shell-page.ts'
import { until } from './until.ts'

const DAY = 86_400_000

function itemNames(host: HTMLElement): (string | null)[] {
  return [...host.shadowRoot!.querySelectorAll('[role=menuitem]')].map(item => item.textContent)
}

const heading = (host: HTMLElement) => host.shadowRoot!.querySelector('h2')!.textContent
const header = (host: HTMLElement) => part(host, 'header')!.textContent

describe('the chat’s header', () => {
  it('[CHAT-03] names the support and says Online, also before the settings have come', async () => {
    const session = createTestSession()
    const host = await openShell(session)
    expect(heading(host)).to.equal('Support')
    expect(header(host)).to.contain('Online')
    session.$config.set(configWith({ is_online: false }))
    await until(() => header(host).includes('Online · AI answers now'))
    session.$config.set(configWith({ is_online: true }))
    await until(() => header(host).includes('Online · AI answers now'))
    session.$config.set(configWith({ is_online: true, is_ai_enabled: false }))
    await until(() => !header(host).includes('AI answers now'))
    expect(header(host)).to.contain('Online')
  })

  it('[CHAT-03] names the team and not the AI to a visitor who waits for a person', async () => {
    const session = createTestSession({ ...OPEN, needsHuman: true })
    session.$config.set(configWith({ is_online: true }))
    const host = await openShell(session)
    await settle()
    expect(host.shadowRoot!.querySelector('.presence')!.textContent).to.equal('Online')
  })

  it('[CHAT-03] says Away and not Online while nobody is there and the AI does not answer', async () => {
    for (const [config, state] of [
      [{ is_ai_enabled: false }, OPEN],
      [{}, { ...OPEN, needsHuman: true }],
    ] as const) {
      const session = createTestSession(state)
      session.$config.set(configWith({ is_online: false, ...config }))
      const host = await openShell(session)
      await shows(host, 'Away')
      expect(header(host)).not.to.contain('Online')
    }
  })

  it('says when people are back, the nearer the shorter', async () => {
    const session = createTestSession()
    const host = await openShell(session)
    const back = (wait: number) => {
      session.$config.set(configWith({ is_online: false, opens_at: new Date(NOW + wait).toISOString() }))
    }
    const at = (wait: number, format: Intl.DateTimeFormatOptions) =>
      `Online · AI answers now · team back ${new Date(NOW + wait).toLocaleString('en', format)}`
    const time = { hour: 'numeric', minute: '2-digit' } as const
    back(60_000)
    await shows(host, at(60_000, time))
    back(2 * DAY)
    await shows(host, at(2 * DAY, { weekday: 'long', ...time }))
    back(12 * DAY)
    await shows(host, at(12 * DAY, { month: 'long', day: 'numeric' }))
    back(-60_000)
    await until(() => host.shadowRoot!.querySelector('.presence')!.textContent === 'Online · AI answers now')
  })

  it('[CHAT-12] shows the agent’s first name', async () => {
    const host = await openShell(createTestSession({ ...OPEN, assigneeName: 'Mira' }))
    expect(heading(host)).to.equal('Mira')
    expect(header(host)).to.contain('Support')
  })

  it('[CHAT-12] shows no agent after the end, and is not online after nobody was free', async () => {
    for (const [state, text] of [
      [{}, 'Acme Support'],
      [{ status: 'resolved' as const }, 'Online'],
      [{ assigneeName: null, status: 'ticket' as const, number: 7 }, 'Away'],
    ] as const) {
      const session = createTestSession({ ...OPEN, assigneeName: 'Mira' })
      session.$config.set(configWith({ is_online: true }))
      const host = await openShell(session)
      session.$state.set({ ...session.$state.get(), ...state })
      await until(() => header(host).includes(text), text)
    }
  })

  it('goes back to a new conversation, where it offers no way back', async () => {
    const session = createTestSession({ ...OPEN })
    const host = await openShell(session)
    await press(host, 'Back to the start')
    expect(session.calls).to.deep.include(['turnTo', null])
    session.$state.set({ ...session.$state.get(), conversationId: null, messages: [] })
    await until(() => !named(host, 'Back to the start'))
  })

  it('[CHAT-04] has a privacy notice with a link, until it is dismissed', async () => {
    const session = createTestSession()
    const host = await openShell(session)
    const link = await until(() => named(host, 'Privacy policy'))
    expect(link.getAttribute('href')).to.equal(session.privacyUrl)
    await press(host, 'Dismiss the privacy notice')
    await until(() => !named(host, 'Privacy policy'))
    host.close()
    host.open()
    await until(() => named(host, 'Message'))
    expect(named(host, 'Privacy policy') === undefined).to.equal(true)
  })
})

describe('the chat’s menu', () => {
  it('[CHAT-04] shows every item above the privacy notice of a first visit', async () => {
    const host = await openShell(createTestSession({ email: null }))
    const notice = await until(() => named(host, 'Privacy policy'))
    await press(host, 'More options')
    const items = await until(() => {
      const found = [...host.shadowRoot!.querySelectorAll<HTMLElement>('[role=menuitem]')]
      return found.length > 0 && found
    })
    const first = items[0]!.getBoundingClientRect()
    expect(first.top, 'the notice is behind the menu').to.be.below(notice.getBoundingClientRect().bottom)
    for (const item of items) {
      const { left, top, width, height } = item.getBoundingClientRect()
      const atCenter = host.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2)
      expect(atCenter?.textContent).to.equal(item.textContent)
    }
  })

  it('opens by keyboard at its first or last item, and moves by arrows, Home and End', async () => {
    const host = await openShell(createTestSession({ ...OPEN }))
    const button = await until(() => named(host, 'More options'))
    button.focus()
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).to.deep.equal([
      'menu',
      'false',
    ])
    const at = (name: string) => until(() => focused(host)?.textContent === name, name)
    pressKey(button, 'ArrowUp')
    await at('My data')
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    for (const [key, name] of [
      ['ArrowDown', 'Talk to a person'],
      ['ArrowDown', 'Download transcript'],
      ['ArrowUp', 'Talk to a person'],
      ['ArrowUp', 'My data'],
      ['Home', 'Talk to a person'],
      ['End', 'My data'],
    ] as const) {
      pressKey(focused(host)!, key)
      await at(name)
    }
  })

  it('closes on Escape and on leaving, and leaves the panel open', async () => {
    const host = await openShell()
    const button = await until(() => named(host, 'More options'))
    button.focus()
    pressKey(button, 'ArrowDown')
    await until(() => focused(host)?.getAttribute('role') === 'menuitem')
    pressKey(focused(host)!, 'Escape')
    await until(() => itemNames(host).length === 0)
    expect(focused(host) === button).to.equal(true)
    button.click()
    await until(() => focused(host)?.getAttribute('role') === 'menuitem')
    named(host, 'Message')!.focus()
    await until(() => itemNames(host).length === 0)
    expect(focused(host) === named(host, 'Message')).to.equal(true)
  })

  it('offers what fits the conversation', async () => {
    const ofThread = ['Download transcript', 'Email transcript', 'Start a new conversation']
    const always = ['Mute sounds', 'Create a ticket', 'Open in a new window', 'Expand', 'My data']
    for (const [state, config, items] of [
      [{}, null, ['Talk to a person', ...always]],
      [OPEN, null, ['Talk to a person', ...ofThread, ...always]],
      [{ ...OPEN, needsHuman: true }, null, [...ofThread, ...always]],
      [{ ...OPEN, assigneeName: 'Mira' }, null, [...ofThread, ...always]],
      [{ ...OPEN, status: 'resolved' as const }, null, [...ofThread, ...always]],
      [{ email: null }, null, always],
      [{}, configWith({ is_ai_enabled: false, has_help_center: false }), always],
      [{ email: null }, configWith(), ['Mute sounds', 'Help articles', ...always.slice(1)]],
    ] as const) {
      const session = createTestSession(state)
      session.$config.set(config)
      const host = await openShell(session)
      await press(host, 'More options')
      await until(() => itemNames(host).length > 0)
      expect(itemNames(host)).to.deep.equal(items)
    }
  })

  it('[CHAT-09] asks for a person in words that are understood', async () => {
    const session = createTestSession()
    const host = await openShell(session)
    await press(host, 'More options')
    await press(host, 'Talk to a person')
    expect(session.calls).to.deep.include(['send', 'I would like to talk to a person.'])
  })

  it('mails a transcript and says what came of it', async () => {
    const session = createTestSession({ ...OPEN })
    const host = await openShell(session)
    const status = await until(() => host.shadowRoot!.querySelector('[role=status]'))
    expect(status.textContent).to.equal('')
    await press(host, 'More options')
    await press(host, 'Email transcript')
    await until(() => status.textContent === 'The transcript is on its way to you by email.')
    session.answer.result = 'failed'
    await press(host, 'More options')
    await press(host, 'Email transcript')
    await until(() => status.textContent.startsWith('The transcript could not be sent.'))
    await press(host, 'More options')
    await press(host, 'Download transcript')
    expect(session.calls).to.deep.include(['downloadTranscript'])
  })

  it('keeps the visitor’s consent in a window of its own', async () => {
    const frame = document.createElement('iframe')
    // Without scripts: the loader has nothing to load here.
    frame.setAttribute('sandbox', 'allow-same-origin')
    document.body.append(frame)
    const { open } = window
    window.open = () => frame.contentWindow
    try {
      const host = await openShell(createTestSession())
      host.setAttribute('consent', 'required')
      await press(host, 'More options')
      await press(host, 'Open in a new window')
      const inside = await until(() => frame.contentDocument!.body.firstElementChild)
      expect(inside.getAttribute('consent')).to.equal('required')
      expect(inside.getAttribute('mode')).to.equal('page')
    } finally {
      window.open = open
      frame.remove()
    }
  })

  it('mutes and unmutes', async () => {
    const session = createTestSession()
    const host = await openShell(session)
    await press(host, 'More options')
    await press(host, 'Mute sounds')
    expect(session.$isMuted.get()).to.equal(true)
    await settle()
    await press(host, 'More options')
    await press(host, 'Unmute sounds')
    expect(session.$isMuted.get()).to.equal(false)
  })
})
