/** The loader on pages that change, include it twice or block its code. */
import { expect } from 'chai'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { delivered, MARKER } from './delivered.ts'
import {
  button,
  CHAT_TAG,
  closePages,
  elements,
  heard,
  type LoaderPage,
  openPage,
  settle,
  tag,
} from './loader-page.ts'
import { until } from './until.ts'

describe('the loader on difficult pages', () => {
  afterEach(closePages)

  it('does nothing the second time, but for features that are new', async () => {
    const page = await openPage(
      `${CHAT_TAG}${CHAT_TAG}${tag('data-tenant="acme" data-features="chat,kb"', '?v=2')}
      <button data-support-prompt="Hi">Ask</button>`,
    )
    expect(elements(page)).to.have.length(1)
    expect(elements(page, 'support-kb')).to.have.length(1)
    page.document.querySelector('button')!.click()
    await heard(page, 'newMessage')
    await settle(page)
    expect(page.calls).to.deep.equal([['acme', 'newMessage', 'Hi']])
  })

  it('refuses what a second company’s tag has of the first one’s features in one sentence, and adds the others', async () => {
    const features = (names: string) => `data-features="${names}" data-brand="--x:0"`
    const page = await openPage(
      tag(`data-tenant="acme" ${features('chat,voice')}`) +
        tag(`data-tenant="noor" ${features('chat,voice,kb')}`),
      `<script>
        errors = []
        document.addEventListener('support:error', event => errors.push(event.detail.code))
      </script>`,
    )
    const { errors } = page as unknown as { errors: string[] }
    await until(() => errors.length > 0)
    await settle(page)
    expect(errors).to.deep.equal(['tag'])
    expect(page.notes).to.deep.equal([
      'Lapwing: the page already has support-chat of “acme”, so the tag of another company adds none: remove one of the two tags.',
    ])
    const tenants = (name: string) => elements(page, name).map(element => element.getAttribute('tenant'))
    expect(['support-chat', 'support-voice', 'support-kb'].map(tenants)).to.deep.equal([
      ['acme'],
      ['acme'],
      ['noor'],
    ])
  })

  it('serves two tenants, each with its own element; the global is for the first, or for the one that was booted', async () => {
    const page = await openPage(CHAT_TAG)
    page.Lapwing('newMessage', 'to the first')
    await heard(page, 'newMessage')
    page.Lapwing('boot', { tenant: 'noor', email: 'ada@example.com', position: 'left', brand: '--x:0' })
    page.Lapwing('newMessage', 'to the other')
    await until(() => page.calls!.length === 2)
    expect(page.calls).to.deep.equal([
      ['acme', 'newMessage', 'to the first'],
      ['noor', 'newMessage', 'to the other'],
    ])
    const [acme, noor] = elements(page)
    expect([acme!.getAttribute('position'), noor!.getAttribute('position')]).to.deep.equal([null, 'left'])
    expect([acme!.getAttribute('email'), noor!.getAttribute('email')]).to.deep.equal([
      null,
      'ada@example.com',
    ])
    expect(page.Lapwing('get', 'tenant')).to.equal('get of noor')
  })

  it('puts its element back, the same one, whatever the page replaces', async () => {
    const page = await openPage(CHAT_TAG)
    await settle(page)
    const [chat] = elements(page)
    for (let i = 0; i < 50; i += 1) {
      page.history.pushState(i, '')
      const body = page.document.createElement('body')
      body.append(`page ${i}`)
      page.document.body.replaceWith(body)
      if (i % 2) chat!.remove()
      await Promise.resolve()
    }
    await until(() => chat!.isConnected)
    expect(elements(page)).to.deep.equal([chat])
  })

  for (const css of [
    'transform: translateZ(0)',
    'translate: 0px',
    'perspective: 900px',
    'will-change: transform',
  ])
    it(`keeps the launcher in its corner of the window on a page with * { ${css} }`, async () => {
      const page = await openPage(CHAT_TAG, `<style>* { ${css} } body { height: 3000px }</style>`)
      const [chat] = elements(page)
      const place = () => {
        const { right, bottom } = button(chat).getBoundingClientRect()
        const { clientWidth, clientHeight } = page.document.documentElement
        return `${clientWidth - right},${clientHeight - bottom}`
      }
      await until(() => place() === '20,20')
      page.scrollTo(0, 900)
      expect(place(), 'of a scrolled page').to.equal('20,20')
      chat!.remove()
      await until(() => chat!.isConnected)
      await until(() => place() === '20,20', 'its place when it is put back')
    })

  it('does not hold up a page that throws it out every time', async () => {
    const page = await openPage(CHAT_TAG)
    await settle(page)
    const [chat] = elements(page)
    let removals = 0
    const observer = new MutationObserver(() => {
      if (!chat!.isConnected) return
      removals += 1
      chat!.remove()
    })
    observer.observe(page.document, { childList: true, subtree: true })
    chat!.remove()
    await until(() => removals > 0)
    // Long enough for many more, if they were not limited.
    await new Promise(resolve => setTimeout(resolve, 200))
    observer.disconnect()
    expect(removals).to.be.within(1, 20)
    await until(() => chat!.isConnected)
  })

  it('lets go of its elements by shutdown, and makes a new one by boot', async () => {
    const page = await openPage(CHAT_TAG)
    page.Lapwing('shutdown')
    await until(() => elements(page).length === 0)
    await settle(page)
    expect(elements(page)).to.have.length(0)
    page.Lapwing('boot', { name: 'Ada' })
    await until(() => elements(page).length === 1)
    expect(elements(page)[0]!.getAttribute('tenant')).to.equal('acme')
    expect(elements(page)[0]!.getAttribute('name')).to.equal('Ada')
  })

  it('loads the code of elements that stand in the page or come later', async () => {
    const page = await openPage(`${tag()}<support-chat tenant="acme"><a>Write to us</a></support-chat>`)
    await until(() => elements(page)[0]?.shadowRoot?.textContent === 'the chat')
    const other = await openPage(tag())
    await settle(other)
    other.document.body.append(other.document.createElement('support-chat'))
    await until(() => elements(other)[0]?.shadowRoot?.textContent === 'the chat')
  })

  it("leaves a page's own element alone when the page takes it away", async () => {
    const page = await openPage(CHAT_TAG)
    await settle(page)
    const own = page.document.createElement('support-chat')
    own.setAttribute('tenant', 'noor')
    page.document.body.append(own)
    await until(() => own.shadowRoot?.textContent === 'the chat')
    own.remove()
    await settle(page)
    expect(elements(page).map(element => element.getAttribute('tenant'))).to.deep.equal(['acme'])
  })

  describe('where the policy refuses all code but the loader', () => {
    const policy = `script-src 'unsafe-inline' ${location.origin}/tests/widgets/fixture/widget-loader.js; frame-src ${location.origin}`
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
    const news = (name: string, isOpen: boolean, detail?: unknown) => ({
      ...{ lapwing: 1, name, isOpen, detail, bubbles: true, composed: true },
    })

    /** Returns the frame, once it can send messages, and what it receives. */
    async function framed(page: LoaderPage) {
      const frame = await until(() => elements(page)[0]!.shadowRoot!.querySelector('iframe'))
      const inside = frame.contentWindow as Window & { eval: (code: string) => void }
      await until(() => /chat$/.test(inside.location.pathname) && inside.document.readyState === 'complete')
      const told: unknown[] = []
      inside.addEventListener('message', ({ data }) => data !== MARKER && told.push(data))
      const speak = (message: unknown) =>
        inside.eval(`parent.postMessage(${JSON.stringify(message)}, '${location.origin}')`)
      return { frame, told, speak }
    }

    it('opens the chat in a frame, and heeds that frame alone', async () => {
      const page = await openPage(CHAT_TAG, meta)
      const [chat] = elements(page)
      button(chat).click()
      const { frame, told, speak } = await framed(page)
      const url = new URL(frame.src)
      expect(url.pathname).to.equal('/tests/widgets/fixture/widget/chat')
      expect(Object.fromEntries(url.searchParams)).to.deep.equal({
        ...{ embed: '1', tenant: 'acme', embed_origin: location.origin, closed: '' },
        brand: '--_brand-accent:#3346c2;--_brand-radius:4px',
      })
      // From this window: the right origin, but not the frame. From the frame: without the mark.
      page.postMessage(news('support:open', true), location.origin)
      speak({ ...news('support:open', true), lapwing: 0 })
      await delivered(page)
      await delivered(frame.contentWindow!)
      expect([frame.hidden, told]).to.deep.equal([true, []])
      speak(news('support:ready', false))
      await until(() => told.length === 1)
      speak(news('support:open', true))
      await until(() => !frame.hidden)
      expect([button(chat).ariaLabel, button(chat).ariaExpanded]).to.deep.equal(['Close chat', 'true'])
      button(chat).click()
      await until(() => told.length === 2)
      speak(news('support:close', false))
      await until(() => frame.hidden)
      expect([button(chat).ariaLabel, button(chat).ariaExpanded]).to.deep.equal(['Open chat', 'false'])
      expect(told).to.deep.equal(['open', 'close'].map(type => ({ lapwing: 1, type, args: [] })))
      expect(chat!.shadowRoot!.querySelectorAll('iframe')).to.have.length(1)
    })

    it('heeds no message of another origin in the frame', async () => {
      const page = await openPage(CHAT_TAG, meta)
      button(elements(page)[0]).click()
      const { frame } = await framed(page)
      const hear = (origin: string) => {
        const data = news('support:open', true)
        page.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
        return !frame.hidden
      }
      expect(hear('https://elsewhere.test')).to.equal(false)
      expect(hear(location.origin), 'of its own origin').to.equal(true)
    })

    it('[CHAT-01] gives the frame the size of the panel, and the whole screen of a phone', async () => {
      const page = await openPage(CHAT_TAG, meta)
      const [outer] = document.querySelectorAll('iframe')
      button(elements(page)[0]).click()
      const { frame, speak } = await framed(page)
      speak(news('support:open', true))
      await until(() => !frame.hidden)
      for (const [width, height, expected] of [
        [1000, 900, [660, 212, 320, 600]],
        [1000, 600, [660, 62, 320, 450]],
        [390, 844, [0, 0, 390, 844]],
        [844, 390, [0, 0, 844, 390]],
      ] as const) {
        Object.assign(outer!.style, { width: `${width}px`, height: `${height}px`, border: '0' })
        const box = frame.getBoundingClientRect()
        expect([box.left, box.top, box.width, box.height], `${width} by ${height}`).to.deep.equal(expected)
      }
    })

    it('hands the page’s commands on in their order, and fetches no frame before one needs it', async () => {
      const page = await openPage(`${CHAT_TAG}<button data-support-prompt="Where is it?">Ask</button>`, meta)
      page.Lapwing('identify', () => new Promise(resolve => setTimeout(resolve, 20, 'token')))
      page.Lapwing('identify', () => Promise.reject(new Error('signed out')))
      page.Lapwing('setContext', { plan: 'Team' })
      await until(() => page.notes.length > 0)
      // Longer than the function that gives the token takes.
      await new Promise(resolve => setTimeout(resolve, scaleTimeout(50)))
      expect(elements(page)[0]!.shadowRoot!.querySelector('iframe')).to.equal(null)
      page.document.querySelector('button')!.click()
      const { told, speak } = await framed(page)
      speak(news('support:ready', false))
      await until(() => told.length === 3)
      expect(told).to.deep.equal([
        { lapwing: 1, type: 'identify', args: ['token'] },
        { lapwing: 1, type: 'setContext', args: [{ plan: 'Team' }] },
        { lapwing: 1, type: 'trigger', args: [{ supportPrompt: 'Where is it?' }] },
      ])
      expect(page.notes.join()).to.contain('signed out')
    })

    it('announces what happens in the frame', async () => {
      const page = await openPage(CHAT_TAG, meta)
      const heard: unknown[] = []
      page.Lapwing('on', 'message', (event: CustomEvent) => heard.push(event.target, event.detail))
      page.Lapwing('open')
      const { speak } = await framed(page)
      speak(news('support:message', true, { id: 'm1', author: 'ai' }))
      await until(() => heard.length > 0)
      expect(heard).to.deep.equal([elements(page)[0], { id: 'm1', author: 'ai' }])
    })
  })
})
