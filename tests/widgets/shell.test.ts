import { expect } from 'chai'
import {
  createTestSession,
  focused,
  named,
  OPEN,
  openShell,
  part,
  placeShell,
  press,
  pressKey,
  settle,
  shows,
} from './shell-page.ts'
import { until } from './until.ts'

describe('the chat’s shell', () => {
  it('[CHAT-01] opens by its launcher and closes by it', async () => {
    const host = placeShell(createTestSession())
    const launcher = await until(() => named(host, 'Open chat'))
    expect(launcher.getAttribute('aria-expanded')).to.equal('false')
    launcher.click()
    const panel = await until(() => part(host, 'panel'))
    expect([panel.getAttribute('role'), panel.getAttribute('aria-label')]).to.deep.equal([
      'dialog',
      'Support',
    ])
    expect(launcher.getAttribute('aria-expanded')).to.equal('true')
    launcher.click()
    await until(() => !part(host, 'panel'))
  })

  it('[CHAT-01] the panel is 320 px wide and min(75vh, 600px) high', async () => {
    const host = await openShell()
    const panel = part(host, 'panel')!
    expect([panel.offsetWidth, panel.offsetHeight]).to.deep.equal([320, Math.min(innerHeight * 0.75, 600)])
  })

  it('gives the focus to the field, and back to the launcher on Escape', async () => {
    const host = placeShell(createTestSession())
    const launcher = await until(() => part(host, 'launcher'))
    launcher.focus()
    launcher.click()
    const box = await until(() => named(host, 'Message'))
    await until(() => focused(host) === box)
    // Discards a word of an input method, in Safari's order of events.
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true }))
    await settle()
    expect(part(host, 'panel')).not.to.equal(null)
    pressKey(box, 'Escape')
    await until(() => !part(host, 'panel'))
    await until(() => focused(host) === launcher)
  })

  it('gives the focus back to the page’s own button that opened it', async () => {
    const host = placeShell(createTestSession())
    await until(() => part(host, 'launcher'))
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    host.open()
    await until(() => focused(host))
    host.close()
    await until(() => document.activeElement === button)
    button.remove()
  })

  it('takes no focus when the page opens it without, and gives none away when the page closes it', async () => {
    const host = placeShell(createTestSession({ email: null }))
    await until(() => part(host, 'launcher'))
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    host.open({ focus: false })
    await until(() => named(host, 'Email address'))
    await settle()
    expect(document.activeElement === field).to.equal(true)
    host.close()
    await until(() => !part(host, 'panel'))
    await settle()
    expect(document.activeElement === field).to.equal(true)
    field.remove()
  })

  it('takes no focus when a screen changes by itself and nobody was in it', async () => {
    const session = createTestSession({ ...OPEN })
    const host = placeShell(session)
    await until(() => part(host, 'launcher'))
    host.open({ focus: false })
    await until(() => named(host, 'Message'))
    session.$state.set({ ...session.$state.get(), status: 'resolved' })
    await until(() => named(host, 'Start a new conversation'))
    await settle()
    expect(document.activeElement === document.body).to.equal(true)
  })

  it('moves the focus on when its control goes with the screen', async () => {
    const session = createTestSession({ ...OPEN })
    const host = await openShell(session)
    await until(() => focused(host) === named(host, 'Message'))
    session.$state.set({ ...session.$state.get(), status: 'resolved' })
    await until(() => focused(host) === named(host, 'Start a new conversation'))
  })

  it('a closed chat counts unread messages on its launcher, up to 9+', async () => {
    const session = createTestSession()
    const host = placeShell(session)
    const launcher = await until(() => part(host, 'launcher'))
    expect(part(host, 'badge') === null).to.equal(true)
    for (const [count, badge, name] of [
      [1, '1', 'Open chat, 1 unread message'],
      [2, '2', 'Open chat, 2 unread messages'],
      [10, '9+', 'Open chat, 10 unread messages'],
    ] as const) {
      session.$unread.set(count)
      await until(() => part(host, 'badge')?.textContent === badge)
      expect(launcher.getAttribute('aria-label')).to.equal(name)
    }
    host.open()
    await until(() => !part(host, 'badge'))
    expect(launcher.getAttribute('aria-label')).to.equal('Close chat')
  })

  it('has its size changed by the menu, and keeps it while closed', async () => {
    const host = await openShell()
    await press(host, 'More options')
    await press(host, 'Expand')
    await until(() => part(host, 'panel')!.offsetWidth === Math.min(640, innerWidth - 40))
    host.close()
    await until(() => !part(host, 'panel'))
    host.open()
    const panel = await until(() => part(host, 'panel'))
    expect(panel.offsetWidth).to.equal(Math.min(640, innerWidth - 40))
    await press(host, 'More options')
    await press(host, 'Collapse')
    await until(() => part(host, 'panel')!.offsetWidth === 320)
  })

  it('fills its place in the page in mode inline: always there, without launcher and close button', async () => {
    const session = createTestSession()
    const host = placeShell(session, { mode: 'inline' })
    const place = document.createElement('div')
    Object.assign(place.style, { width: '500px', height: '450px' })
    document.body.append(place)
    place.append(host)
    const panel = await until(() => part(host, 'panel'))
    expect([panel.offsetWidth, panel.offsetHeight]).to.deep.equal([500, 450])
    expect(part(host, 'launcher') ?? part(host, 'close') ?? 'neither').to.equal('neither')
    await until(() => session.calls.some(([name, isWatched]) => name === 'watch' && isWatched === true))
    expect(document.activeElement === document.body).to.equal(true)
    await shows(host, 'Support')
    pressKey(panel, 'Escape')
    await settle()
    expect(part(host, 'panel') !== null).to.equal(true)
    place.style.height = 'auto'
    expect(panel.offsetHeight).to.equal(400)
    place.remove()
  })

  it('fills the window in mode page', async () => {
    const host = placeShell(createTestSession(), { mode: 'page' })
    const panel = await until(() => part(host, 'panel'))
    const { width, height } = panel.getBoundingClientRect()
    expect([width, height]).to.deep.equal([innerWidth, innerHeight])
    for (const narrow of [320, 720]) {
      panel.style.width = `${narrow}px`
      const composer = part(host, 'composer')!.getBoundingClientRect()
      expect([composer.left, narrow - composer.right], `${narrow} px wide`).to.deep.equal([12, 12])
    }
    expect(part(host, 'launcher') ?? part(host, 'close') ?? 'neither').to.equal('neither')
  })
})
