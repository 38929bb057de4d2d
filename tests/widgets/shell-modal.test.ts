/** The panel on a phone: it fills the screen and is modal. */
import { expect } from 'chai'
import { setViewport } from './set-viewport.ts'
import { createTestSession, focused, named, openShell, part, pressKey, settle } from './shell-page.ts'
import { until } from './until.ts'

describe('a panel that fills the screen', () => {
  afterEach(() => setViewport(800, 600))

  it('covers the visual viewport, and is a panel again in a larger window', async () => {
    const beside = await openShell()
    await until(() => named(beside, 'More options'))
    await settle()
    expect(part(beside, 'panel')!.ariaModal).to.equal(null)
    await setViewport(390, 700)
    const host = await openShell()
    const panel = part(host, 'panel')!
    await until(() => panel.ariaModal === 'true', 'a modal panel')
    const { left, top, width, height } = panel.getBoundingClientRect()
    expect([left, top, width, height]).to.deep.equal([0, 0, 390, 700])
    expect(panel.style.height).to.equal(`${window.visualViewport!.height}px`)
    await setViewport(800, 600)
    await until(() => panel.ariaModal === null, 'a panel beside the page')
    expect(panel.style.height).to.equal('')
    expect(panel.offsetWidth).to.equal(320)
    await setViewport(390, 700)
    await until(() => panel.ariaModal === 'true', 'a modal panel again')
  })

  it('is modal, too, if it was opened in a larger window', async () => {
    const host = await openShell()
    await until(() => named(host, 'More options'))
    const panel = part(host, 'panel')!
    await setViewport(390, 700)
    await until(() => panel.ariaModal === 'true', 'a modal panel')
    expect(panel.offsetWidth).to.equal(390)
  })

  it('keeps Tab inside, in both directions, and closes on Escape', async () => {
    await setViewport(390, 700)
    const session = createTestSession()
    const host = await openShell(session)
    const panel = part(host, 'panel')!
    await until(() => panel.ariaModal === 'true' && named(host, 'Attach files'), 'a modal panel')
    session.$draft.set('Hello')
    const send = await until(() => {
      const button = named(host, 'Send') as HTMLButtonElement
      return !button.disabled && button
    })
    const first = await until(() => named(host, 'More options'))
    send.focus()
    pressKey(send, 'Tab')
    expect(focused(host) === first, 'from the last to the first').to.equal(true)
    first.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true, bubbles: true, cancelable: true }),
    )
    expect(focused(host) === send, 'from the first to the last').to.equal(true)
    pressKey(send, 'Escape')
    await until(() => part(host, 'panel') === null)
  })
})
