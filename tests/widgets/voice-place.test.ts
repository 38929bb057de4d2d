/** `<support-voice>`: its place on a page, the keyboard, and other widgets next to it. */
import { expect } from 'chai'
import { EVENTS } from '#contract/embed.ts'
import { setViewport } from './set-viewport.ts'
import { until } from './until.ts'
import {
  card,
  control,
  describeVoice,
  findControl,
  goLive,
  key,
  page,
  placeVoice,
  press,
  shows,
} from './voice-page.ts'

type Chat = HTMLElement & Record<string, unknown>

/** Places a chat whose launcher has this width, in px. */
function placeChat(width = 56): Chat {
  const chat = document.createElement('support-chat') as Chat
  let isOpen = false
  function turn(next: boolean): void {
    isOpen = next
    chat.dispatchEvent(new CustomEvent(next ? EVENTS.open : EVENTS.close, { bubbles: true }))
  }
  chat['get'] = () => isOpen
  chat['open'] = () => turn(true)
  chat['close'] = () => isOpen && turn(false)
  const button = document.createElement('button')
  button.className = 'launcher'
  button.style.cssText = `position: fixed; right: 20px; bottom: 20px; width: ${width}px; height: 56px`
  chat.attachShadow({ mode: 'open' }).append(button)
  document.documentElement.append(chat)
  return chat
}

function launcher(host: HTMLElement): Promise<HTMLElement> {
  return until(() => host.shadowRoot!.querySelector<HTMLElement>('[part=launcher]'), 'launcher')
}

function areApart(one: DOMRect, other: DOMRect): boolean {
  return (
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
  )
}

describeVoice('the place of a voice element', () => {
  it('is its own in the page, without a launcher', async () => {
    const host = placeVoice()
    await control(host, 'Call')
    expect(getComputedStyle(host).position).to.equal('relative')
    expect(card(host)!.getAttribute('role') ?? 'region').to.equal('region')
    expect(host.shadowRoot!.querySelector('[part=launcher]')).to.equal(null)
  })

  it('is the corner for what the loader puts outside the body: a button that opens the card', async () => {
    const host = placeVoice({}, document.documentElement)
    const heard: string[] = []
    for (const name of [EVENTS.open, EVENTS.close])
      host.addEventListener(name, event => heard.push(event.type))
    const button = await control(host, 'Need help?Voice Chat')
    expect(host.getAttribute('mode')).to.equal('floating')
    expect(page.asked).to.deep.equal([])
    button.focus()
    button.click()
    await shows(host, 'You talk to an AI assistant')
    expect(card(host)!.getAttribute('role')).to.equal('dialog')
    expect(card(host)!.contains(host.shadowRoot!.activeElement)).to.equal(true)
    key(host, 'Escape')
    await control(host, 'Need help?Voice Chat')
    await until(() => host.shadowRoot!.activeElement?.textContent === 'Need help?Voice Chat')
    expect(heard).to.deep.equal([EVENTS.open, EVENTS.close])
  })

  it('[VOICE-04] a call goes on when the card closes: the button has its time and ends it', async () => {
    const host = placeVoice({}, document.documentElement)
    await press(host, 'Need help?Voice Chat')
    const button = await control(host, 'Call')
    button.focus()
    button.click()
    await until(() => page.heard.includes('call'))
    key(host, 'Escape')
    await until(() => card(host) === null)
    // Its name has the text on it, which a person can say.
    await press(host, 'Connecting… Show the call')
    await until(() => card(host))
    goLive()
    await control(host, 'End call')
    await until(() => card(host)!.contains(host.shadowRoot!.activeElement))
    key(host, 'Escape')
    await until(() => card(host) === null)
    page.clock.advance(1_000)
    await shows(host, '00:01')
    expect(page.heard).to.deep.equal(['call'])
    await until(() => host.shadowRoot!.activeElement === findControl(host, 'Show the call'))
    await press(host, 'Show the call')
    await until(() => card(host))
    host.close()
    await until(() => card(host) === null)
    await press(host, 'End call')
    expect(page.heard).to.deep.equal(['call', 'hangUp'])
    await control(host, 'Need help?Voice Chat')
  })

  it('of the two panels in a corner one is open, and a call goes on', async () => {
    const chat = placeChat()
    const host = placeVoice({}, document.documentElement)
    await launcher(host)
    host.open()
    await press(host, 'Call')
    await until(() => page.heard.includes('call'))
    goLive()
    ;(chat['open'] as () => void)()
    await until(() => card(host) === null)
    expect(getComputedStyle(await control(host, 'End call')).visibility).to.equal('visible')
    host.open()
    await until(() => (chat['get'] as () => boolean)() === false)
    await until(() => card(host))
    expect(page.heard).to.deep.equal(['call'])
  })

  for (const position of ['right', 'left'])
    it(`keeps to the ${position}`, async () => {
      const host = placeVoice({ position }, document.documentElement)
      const { left, right } = (await launcher(host)).getBoundingClientRect()
      expect(position === 'left' ? left : window.innerWidth - right).to.be.closeTo(20, 1)
    })
})

describeVoice('[CHAT-02] the button beside that of the chat', () => {
  after(() => setViewport(800, 600))

  for (const [place, width, chatWidth] of [
    ['beside it, with few words', 320, 56],
    ['beside it, in the least room', 320, 142],
    ['above it, in a narrow window', 320, 143],
    ['above it, with all words', 390, 260],
  ] as const)
    for (const isLive of [false, true])
      it(`does not cover it: ${place}, ${isLive ? 'during' : 'before'} a call`, async () => {
        await setViewport(width, 700)
        const chat = placeChat(chatWidth)
        const host = placeVoice({ mode: 'floating' }, document.documentElement)
        if (isLive) {
          host.open()
          await press(host, 'Call')
          await until(() => page.heard.includes('call'))
          goLive()
          host.close()
        }
        const button = await launcher(host)
        const other = chat.shadowRoot!.querySelector('button')!
        await until(() => areApart(button.getBoundingClientRect(), other.getBoundingClientRect()))
        const { left, right } = button.getBoundingClientRect()
        expect(left).to.be.at.least(0)
        expect(right).to.be.at.most(width)
      })
})
