/**
 * Both ends of the link between a page and the chat's frame: whose messages are accepted, and what is sent.
 */
import { expect } from 'chai'
import { elementOf, FRAME_MARK } from '#contract/embed.ts'
import { connectFrame } from '#host-app/app/pages/connect-frame.ts'
import { type FrameLink, linkFrame } from '#sdk/embed/link-frame.ts'
import { drawLauncher } from '../../widget-loader/draw.ts'
import { delivered, MARKER } from './delivered.ts'
import { until } from './until.ts'

const { origin } = location

/** Opens a window of the same origin that can send messages. */
async function openWindow(): Promise<Window & { readonly speak: (to: Window, message: unknown) => void }> {
  const frame = document.createElement('iframe')
  frame.srcdoc = '<script>speak = (to, message) => to.postMessage(message, "*")</script>'
  document.body.append(frame)
  await new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  return frame.contentWindow as never
}

afterEach(() => {
  for (const element of document.querySelectorAll('iframe, test-chat')) element.remove()
})

describe('the page’s end of the frame', () => {
  function place(): { chat: HTMLElement; link: FrameLink; frame: HTMLIFrameElement; heard: unknown[] } {
    const chat = document.createElement('test-chat')
    chat.setAttribute('tenant', 'acme')
    chat.setAttribute('email', 'ada@example.com')
    chat.attachShadow({ mode: 'open' })
    document.body.append(chat)
    const heard: unknown[] = []
    const link = linkFrame(chat, news => heard.push(news.name))
    return { chat, link, frame: chat.shadowRoot!.querySelector('iframe')!, heard }
  }

  /** Sends a message from the frame, once it has loaded a document. */
  async function speak(frame: HTMLIFrameElement, message: unknown): Promise<void> {
    const inside = frame.contentWindow as Window & { eval: (code: string) => void }
    await until(() => inside.location.pathname !== 'blank' && inside.document.readyState === 'complete')
    inside.eval(`parent.postMessage(${JSON.stringify(message)}, '${origin}')`)
    await delivered()
  }

  it('names the visitor and this page to the frame', () => {
    const { frame } = place()
    const { pathname, searchParams } = new URL(frame.src)
    expect(pathname.endsWith('/widget/chat')).to.equal(true)
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      tenant: 'acme',
      email: 'ada@example.com',
      closed: '',
      locale: 'en',
      embed: '1',
      embed_origin: origin,
    })
    expect([frame.hidden, frame.title, frame.allow]).to.deep.equal([
      true,
      'Chat',
      'microphone; clipboard-write',
    ])
  })

  it('shows the frame while its chat is open, announces its events, and heeds nobody else', async () => {
    const { chat, frame, heard } = place()
    const events: unknown[] = []
    chat.addEventListener('support:unread', event => events.push((event as CustomEvent).detail))
    const stranger = await openWindow()
    const news = { [FRAME_MARK]: 1, name: 'support:unread', detail: { count: 2 }, isOpen: true }
    stranger.speak(window, news)
    window.postMessage(news, origin)
    await delivered()
    expect([frame.hidden, heard]).to.deep.equal([true, []])
    await speak(frame, { ...news, [FRAME_MARK]: 2 })
    expect([frame.hidden, heard]).to.deep.equal([true, []])
    await speak(frame, news)
    await until(() => events.length > 0)
    expect([frame.hidden, heard, events]).to.deep.equal([false, ['support:unread'], [{ count: 2 }]])
  })

  it('keeps commands until the frame hears, asks functions for their value, and ends', async () => {
    const { frame, link } = place()
    link.send('identify', [() => Promise.resolve('token')])
    link.send('identify', [() => Promise.reject(new Error('signed out'))])
    link.send('open', [])
    const told: unknown[] = []
    await until(() => frame.contentWindow?.location.pathname.endsWith('/widget/chat'))
    frame.contentWindow!.addEventListener('message', ({ data }) => data !== MARKER && told.push(data))
    await delivered(frame.contentWindow!)
    expect(told).to.deep.equal([])
    await speak(frame, { [FRAME_MARK]: 1, name: 'support:ready', isOpen: false })
    await until(() => told.length === 2)
    expect(told).to.deep.equal([
      { [FRAME_MARK]: 1, type: 'identify', args: ['token'] },
      { [FRAME_MARK]: 1, type: 'open', args: [] },
    ])
    link.end()
    expect(frame.isConnected).to.equal(false)
  })
})

describe('the frame’s end', () => {
  async function connect(mode = 'floating') {
    const page = await openWindow()
    const heard: unknown[] = []
    page.addEventListener('message', ({ data }) => data !== MARKER && heard.push(data))
    const calls: unknown[][] = []
    const widget = Object.assign(document.createElement('test-chat'), {
      isOpen: false,
    }) as never as HTMLElement & Record<string, unknown>
    widget.setAttribute('mode', mode)
    for (const name of [
      'open',
      'close',
      'toggle',
      'newMessage',
      'update',
      'shutdown',
      'identify',
      'remove2',
    ]) {
      widget[name] = (...args: unknown[]) => calls.push([name, ...args])
    }
    widget['get'] = (name: string) => name === 'open' && widget['isOpen']
    const stop = connectFrame(widget as never, { frame: window, page, origin })
    return { page, heard, calls, widget, stop }
  }
  const announce = (widget: HTMLElement, name: string, detail?: unknown) =>
    widget.dispatchEvent(new CustomEvent(name, { detail }))

  it('tells the page of events, but not what was said', async () => {
    const { page, heard, widget, stop } = await connect()
    announce(widget, 'support:message', { id: 'm1', author: 'agent', text: 'a secret' })
    announce(widget, 'support:before-send', { text: 'a secret' })
    await delivered(page)
    expect(heard).to.deep.equal([
      {
        [FRAME_MARK]: 1,
        name: 'support:message',
        detail: { id: 'm1', author: 'agent' },
        isOpen: false,
        bubbles: true,
        composed: true,
      },
    ])
    expect(JSON.stringify(heard)).to.not.contain('a secret')
    stop()
  })

  it('counts unread messages while it is closed, and takes up its mode again while it is open', async () => {
    for (const mode of ['floating', 'page']) {
      const { widget, stop } = await connect(mode)
      widget['isOpen'] = true
      announce(widget, 'support:open')
      expect(widget.getAttribute('mode')).to.equal(mode)
      widget['isOpen'] = false
      announce(widget, 'support:close')
      expect(widget.getAttribute('mode')).to.equal('floating')
      widget['isOpen'] = true
      announce(widget, 'support:open')
      expect(widget.getAttribute('mode')).to.equal(mode)
      stop()
    }
  })

  it('does the commands of the page around it alone, and no others than are meant for it', async () => {
    const { page, calls, stop } = await connect()
    const stranger = await openWindow()
    const command = (type: string, ...args: unknown[]) => ({ [FRAME_MARK]: 1, type, args })
    stranger.speak(window, command('open'))
    window.postMessage(command('open'), origin)
    page.speak(window, { type: 'open', args: [] })
    page.speak(window, { [FRAME_MARK]: 1, type: 'open' })
    page.speak(window, command('shutdown'))
    page.speak(window, command('remove2'))
    page.speak(window, command('constructor'))
    page.speak(window, null)
    page.speak(window, command('newMessage', 'Hi'))
    page.speak(window, command('update', { locale: 'de', tenant: 'noor', mode: 'inline' }))
    page.speak(window, command('trigger', { supportPrompt: 'Where is it?' }))
    page.speak(window, command('trigger', { supportOpen: '' }))
    page.speak(window, command('trigger'))
    await delivered()
    expect(calls).to.deep.equal([
      ['newMessage', 'Hi'],
      ['update', { locale: 'de' }],
      ['newMessage', 'Where is it?'],
      ['open'],
      ['open'],
    ])
    stop()
    page.speak(window, command('open'))
    await delivered()
    expect(calls).to.have.length(5)
  })

  it('hears only the origin that the frame was given', async () => {
    const page = await openWindow()
    const calls: string[] = []
    const widget = document.createElement('test-chat') as never as HTMLElement & Record<string, unknown>
    widget['open'] = () => calls.push('open')
    const stop = connectFrame(widget as never, { frame: window, page, origin: 'https://elsewhere.test' })
    page.speak(window, { [FRAME_MARK]: 1, type: 'open', args: [] })
    await delivered()
    expect(calls).to.deep.equal([])
    stop()
  })

  it('closes by Escape', async () => {
    const { calls, stop } = await connect()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(calls).to.deep.equal([['close']])
    stop()
  })
})

describe('the framed chat', () => {
  type FramedChat = HTMLElement & Record<string, (...args: unknown[]) => unknown>

  /**
   * Places a framed chat with the loader's launcher. Returns it and its frame, once that has loaded a
   * document.
   * @param css style sheet that it gets after the launcher
   */
  async function placeFramed(attributes: Record<string, string> = {}, css = '') {
    const { defineFramedChat } = await import('#sdk/embed/framed-chat.ts')
    const chat = document.createElement(elementOf('chat')) as FramedChat
    drawLauncher(chat, '')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    chat.shadowRoot!.adoptedStyleSheets.push(sheet)
    for (const [name, value] of Object.entries({ tenant: 'acme', ...attributes }))
      chat.setAttribute(name, value)
    document.body.append(chat)
    defineFramedChat()
    const launcher = chat.shadowRoot!.querySelector('button')!
    launcher.click()
    const frame = chat.shadowRoot!.querySelector('iframe')!
    await until(() => frame.contentWindow?.location.pathname.endsWith('/widget/chat'))
    const inside = frame.contentWindow as Window & { eval: (code: string) => void }
    const told: unknown[] = []
    inside.addEventListener('message', ({ data }) => told.push(data))
    await until(() => inside.document.readyState === 'complete')
    const speak = (name: string, isOpen: boolean, detail?: unknown) => {
      const news = { [FRAME_MARK]: 1, name, detail, isOpen }
      inside.eval(`parent.postMessage(${JSON.stringify(news)}, '${origin}')`)
    }
    return { chat, launcher, frame, told, speak }
  }

  afterEach(() => {
    for (const chat of document.querySelectorAll(elementOf('chat'))) chat.remove()
  })

  it('keeps the brand that has come after its launcher, and shows how many are unread in a badge', async () => {
    const { launcher, speak } = await placeFramed({}, ':host{--_brand-accent:#3346c2}')
    expect(getComputedStyle(launcher).backgroundColor).to.equal('rgb(51, 70, 194)')
    speak('support:unread', false, { count: 1 })
    const badge = await until(() => launcher.querySelector('.badge'))
    expect(getComputedStyle(badge).position).to.equal('absolute')
  })

  it('has its style sheet once, however often the page moves it', async () => {
    const { chat } = await placeFramed()
    const before = chat.shadowRoot!.adoptedStyleSheets.length
    document.body.append(chat)
    expect(chat.shadowRoot!.adoptedStyleSheets.length).to.equal(before)
  })

  it('does the commands that came before its launcher', async () => {
    const { defineFramedChat } = await import('#sdk/embed/framed-chat.ts')
    defineFramedChat()
    const chat = document.createElement(elementOf('chat')) as FramedChat
    document.body.append(chat)
    chat['open']!()
    expect(chat.shadowRoot).to.equal(null)
    drawLauncher(chat, '')
    await until(() => chat.shadowRoot!.querySelector('iframe'))
  })

  it('posts its commands, answers what the frame has told, and shows how many are unread', async () => {
    const { chat, launcher, told, speak } = await placeFramed()
    speak('support:unread', true, { count: 12, conversationId: 'c1' })
    await until(() => launcher.textContent === '9+')
    await until(() => told.length === 1)
    expect(told).to.deep.equal([{ [FRAME_MARK]: 1, type: 'toggle', args: [] }])
    expect([
      chat['get']!('open'),
      chat['get']!('unread'),
      chat['get']!('conversationId'),
      chat['get']!('tenant'),
    ]).to.deep.equal([true, 12, 'c1', 'acme'])
    chat.setAttribute('locale', 'de')
    await until(() => told.length === 2)
    expect(told[1]).to.deep.equal({ [FRAME_MARK]: 1, type: 'update', args: [{ locale: 'de' }] })
  })

  it('[CHAT-01] says by the launcher whether it is open: by icon, name and state, in the language of the chat', async () => {
    for (const [locale, open, close] of [
      ['de-AT', 'Chat öffnen', 'Chat schließen'],
      ['tlh', 'Open chat', 'Close chat'],
    ] as const) {
      const { chat, launcher, speak } = await placeFramed({ locale })
      const icon = () => getComputedStyle(launcher, '::before').clipPath
      const closed = icon()
      expect([launcher.ariaLabel, launcher.ariaExpanded], locale).to.deep.equal([open, 'false'])
      speak('support:open', true)
      await until(() => launcher.ariaExpanded === 'true')
      expect([launcher.ariaLabel, icon() === closed], locale).to.deep.equal([close, false])
      speak('support:close', false)
      await until(() => launcher.ariaExpanded === 'false')
      expect([launcher.ariaLabel, icon()], locale).to.deep.equal([open, closed])
      chat.remove()
    }
  })

  it('gives the focus back to the launcher when it is closed from within', async () => {
    const { chat, frame, launcher, speak } = await placeFramed()
    speak('support:open', true)
    await until(() => !frame.hidden)
    frame.focus()
    expect(chat.shadowRoot!.activeElement === frame).to.equal(true)
    speak('support:close', false)
    await until(() => frame.hidden)
    expect(chat.shadowRoot!.activeElement === launcher).to.equal(true)
  })

  it('tells the frame the language of the page', async () => {
    const before = document.documentElement.lang
    document.documentElement.lang = 'fr-CA'
    try {
      const { frame, launcher } = await placeFramed()
      expect(new URL(frame.src).searchParams.get('locale')).to.equal('fr')
      expect(launcher.ariaLabel).to.equal('Ouvrir le chat')
    } finally {
      document.documentElement.lang = before
    }
  })
})
