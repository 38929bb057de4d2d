/** New messages while the panel is closed: beside the launcher, and in the page's title. */
import { expect } from 'chai'
import { createTestSession, named, OPEN, part, placeShell, press } from './shell-page.ts'
import { said } from './thread-page.ts'
import { until } from './until.ts'

const MINE = said(1, 'visitor', 'Where is my invoice?')
const HERS = said(2, 'agent', 'The **corrected** invoice is in your email.', { sender_name: 'Priya' })

async function closedWithNews() {
  const session = createTestSession({ ...OPEN, messages: [MINE, HERS], visitorSeen: 1 })
  const host = placeShell(session)
  await until(() => part(host, 'launcher'))
  session.$unread.set(1)
  const preview = await until(() => part(host, 'preview'), 'the preview')
  return { session, host, preview }
}

describe('news beside the launcher', () => {
  const title = document.title
  afterEach(() => {
    document.title = title
  })

  it('say who wrote what, and open the panel', async () => {
    const { host, preview } = await closedWithNews()
    expect(preview.textContent).to.equal('Priya The corrected invoice is in your email.')
    await press(host, 'New message from Priya: The corrected invoice is in your email.')
    await until(() => part(host, 'panel'))
    await until(() => part(host, 'preview') === null)
  })

  it('stay away once dismissed, until there is another message', async () => {
    const { session, host } = await closedWithNews()
    await press(host, 'Dismiss')
    await until(() => part(host, 'preview') === null)
    expect(part(host, 'panel')).to.equal(null)
    const next = said(3, 'agent', 'Anything else?', { sender_name: 'Priya' })
    session.$state.set({ ...session.$state.get(), messages: [MINE, HERS, next] })
    await until(() => part(host, 'preview')?.textContent.includes('Anything else?'))
  })

  it('count in the page’s title, whatever the page makes of it, until they are seen', async () => {
    document.title = 'Prices'
    const { session } = await closedWithNews()
    await until(() => document.title === '(1) Prices')
    document.title = 'Basket'
    session.$unread.set(2)
    await until(() => document.title === '(2) Basket')
    session.$unread.set(0)
    await until(() => document.title === 'Basket')
  })

  it('do not stand beside an inline chat', async () => {
    const session = createTestSession({ ...OPEN, messages: [MINE, HERS], visitorSeen: 1 })
    const host = placeShell(session, { mode: 'inline' })
    session.$unread.set(1)
    await until(() => named(host, 'More options'))
    expect(part(host, 'preview')).to.equal(null)
    expect(document.title).to.equal(title)
  })
})
