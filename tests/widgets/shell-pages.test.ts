/** The pages inside the panel: articles and tickets. */
import { expect } from 'chai'
import { configWith } from './company-config.ts'
import { createTestSession, named, OPEN, openShell, placeShell, press } from './shell-page.ts'
import { find, openThread, said } from './thread-page.ts'
import { type } from './type-text.ts'
import { until } from './until.ts'

describe('pages inside the panel', () => {
  // Lazy chunks compile at their first request, so they are loaded before the tests.
  before(() =>
    Promise.all([
      import('#sdk/entry/kb.ts'),
      import('#sdk/widgets/kb/kb-driver.ts'),
      import('#sdk/widgets/kb/kb.lazy.ts'),
      import('#sdk/entry/ticket.ts'),
    ]),
  )

  it('show the help center in the chat’s language and theme, and the way back', async () => {
    const session = createTestSession({ ...OPEN })
    session.$config.set(configWith())
    const host = await openShell(session, { tenant: 'acme', theme: 'dark' })
    await press(host, 'More options')
    await press(host, 'Help articles')
    const help = await until(() => find(host, 'support-kb'), 'the help center')
    const attributes = ['tenant', 'mode', 'locale', 'theme'].map(name => help.getAttribute(name))
    expect(attributes).to.deep.equal(['acme', 'inline', 'en', 'dark'])
    await until(() => help.shadowRoot?.querySelector('input[type=search]'), 'its search')
    expect(named(host, 'Message'), 'the composer').to.equal(undefined)
    await press(host, 'Back to the start')
    await until(() => named(host, 'Message'))
    expect(session.calls.some(([name]) => name === 'turnTo')).to.equal(false)
  })

  it('open with one `support:open`, which is the chat’s: that of the help center inside stays inside', async () => {
    const session = createTestSession({ ...OPEN })
    session.$config.set(configWith())
    const host = placeShell(session, { tenant: 'acme' })
    let opened = 0
    host.addEventListener('support:open', () => (opened += 1))
    session.$page.set('help/plans')
    host.open()
    const inner = await until(() => find<HTMLElement & { get(name: string): unknown }>(host, 'support-kb'))
    await until(() => customElements.get('support-kb') && inner.get('open'), 'the article')
    expect(opened).to.equal(1)
  })

  it('have one arrow back, which leads back inside before it leads to the conversation', async () => {
    const session = createTestSession({ ...OPEN })
    session.$config.set(configWith())
    const host = await openShell(session, { tenant: 'acme' })
    await press(host, 'More options')
    await press(host, 'Help articles')
    const help = await until(() => find(host, 'support-kb')?.shadowRoot, 'the help center')
    const field = await until(() => help.querySelector<HTMLInputElement>('input[type=search]'), 'its search')
    type(field, 'invoice')
    const inner = await until(() => help.querySelector<HTMLElement>('[aria-label=Back]'), 'its own arrow')
    expect(inner.checkVisibility()).to.equal(false)
    await press(host, 'Back to the start')
    await until(() => !help.querySelector('[aria-label=Back]'))
    expect(session.$page.get()).to.equal('help/')
    await press(host, 'Back to the start')
    await until(() => named(host, 'Message'))
  })

  it('show the ticket form with the visitor’s address', async () => {
    const session = createTestSession({ email: 'ada@example.com' })
    const host = await openShell(session, { tenant: 'acme' })
    await press(host, 'More options')
    await press(host, 'Create a ticket')
    const ticket = await until(() => find(host, 'support-ticket'), 'the ticket form')
    expect(ticket.getAttribute('email')).to.equal('ada@example.com')
    await until(() => ticket.shadowRoot?.querySelector('form'), 'the form')
  })

  it('open a citation inside, and leave a new tab to who asks for one', async () => {
    const citations = [{ title: 'Plans and prices', slug: 'plans' }]
    const { host, session } = await openThread([
      said(1, 'visitor', 'How much?'),
      said(2, 'ai', 'It depends.', { meta: { type: 'answer', citations } }),
    ])
    session.$config.set(configWith())
    const link = await until(() => named(host, 'Plans and prices'))
    await until(() => named(host, 'More options'))
    let prevented = 0
    document.addEventListener('click', event => {
      prevented += event.defaultPrevented ? 1 : 0
      event.preventDefault()
    })
    const click = (init: MouseEventInit) =>
      link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
      )
    click({ ctrlKey: true })
    expect([prevented, session.$page.get()]).to.deep.equal([0, 'conversation'])
    click({})
    expect([prevented, session.$page.get()]).to.deep.equal([1, 'help/plans'])
    await until(() => find(host, 'support-kb'), 'the article')
  })
})
