/** The compiled loader on pages of its own, with fake widgets. */
import { expect } from 'chai'
import { GLOBAL_NAME } from '#contract/embed.ts'
import { button, CHAT_TAG, closePages, elements, heard, openPage, settle, tag } from './loader-page.ts'
import { until } from './until.ts'

const STUB = `<script>Lapwing = function () { (Lapwing.q = Lapwing.q || []).push(arguments) }</script>`

describe('the loader', () => {
  afterEach(closePages)

  it('[CHAT-01] draws the launcher by itself and opens the chat when it is pressed', async () => {
    const page = await openPage(CHAT_TAG)
    const [chat] = elements(page)
    expect(chat!.parentElement).to.equal(page.document.documentElement)
    expect(page.customElements.get('support-chat')).to.equal(undefined)
    expect(button(chat).getAttribute('aria-label')).to.equal('Open chat')
    const { position, width, borderRadius } = page.getComputedStyle(button(chat))
    expect([position, width, borderRadius]).to.deep.equal(['fixed', '56px', '32px'])
    button(chat).click()
    expect(await heard(page, 'open')).to.deep.equal([['acme', 'open']])
  })

  it('draws the launcher in the brand and with the words of its tag, and the page’s own rules win', async () => {
    const words = tag(
      'data-tenant="acme" data-features="chat" data-label="Ask us" data-brand="--_brand-accent:#3346c2"',
    )
    const page = await openPage(words)
    const ask = button(elements(page)[0])
    expect(page.getComputedStyle(ask).backgroundColor).to.equal('rgb(51, 70, 194)')
    expect(ask.textContent).to.equal('Ask us')
    expect(ask.hasAttribute('aria-label')).to.equal(false)
    const own = await openPage(words, '<style>html { --support-accent: #0a0 }</style>')
    expect(own.getComputedStyle(button(elements(own)[0])).backgroundColor).to.equal('rgb(0, 170, 0)')
  })

  it('fetches the brand of a tag without one, gives it to every widget, and draws the launcher in it', async () => {
    const brand = { style: '--_brand-accent:#00aa00', label: 'Ask', position: 'left' }
    const page = await openPage(
      tag('data-tenant="acme" data-features="chat,kb,voice"'),
      `<script>
        asked = []
        fetch = async url => { asked.push(String(url)); return new Response('${JSON.stringify(brand)}') }
      </script>`,
    )
    const widgets = ['support-chat', 'support-kb', 'support-voice'].flatMap(name => elements(page, name))
    await until(() => widgets.every(each => each.hasAttribute('brand')))
    expect(
      widgets.map(each => ['brand', 'position', 'label'].map(name => each.getAttribute(name))),
    ).to.deep.equal([
      [brand.style, 'left', 'Ask'],
      [brand.style, 'left', 'Ask'],
      [brand.style, 'left', 'Ask'],
    ])
    expect(widgets.map(each => page.getComputedStyle(each).visibility)).to.deep.equal(
      Array(3).fill('visible'),
    )
    expect([...new Set((page as unknown as { asked: string[] }).asked)]).to.deep.equal([
      `${location.origin}/api/widget-brand?tenant=acme&locale=`,
    ])
    const launcher = button(widgets[0])
    const { backgroundColor, left } = page.getComputedStyle(launcher)
    expect([backgroundColor, left, launcher.textContent]).to.deep.equal(['rgb(0, 170, 0)', '20px', 'Ask'])
  })

  it('draws the launcher of a framed chat in its brand, which it keeps and gives to the frame', async () => {
    const style = '--_brand-accent:#00aa00'
    const page = await openPage(
      tag('data-tenant="acme" data-features="chat" data-mode="iframe"'),
      '<script>answers = []; fetch = () => new Promise(resolve => answers.push(resolve))</script>',
    )
    const { answers } = page as unknown as { answers: ((response: Response) => void)[] }
    const [chat] = elements(page)
    await until(() => answers[0])
    expect(chat!.shadowRoot, 'before the brand').to.equal(null)
    answers[0]!(new Response(JSON.stringify({ style, label: '', position: 'right' })))
    await until(() => chat!.shadowRoot)
    const color = () => page.getComputedStyle(button(chat)).backgroundColor
    expect(color()).to.equal('rgb(0, 170, 0)')
    button(chat).click()
    const frame = await until(() => chat!.shadowRoot!.querySelector('iframe'))
    expect(new URL(frame.src).searchParams.get('brand')).to.equal(style)
    expect(color()).to.equal('rgb(0, 170, 0)')
  })

  it('draws the default launcher if the brand can’t be fetched', async () => {
    const page = await openPage(
      tag('data-tenant="acme" data-features="chat"'),
      '<script>fetch = () => Promise.reject(new TypeError())</script>',
    )
    const [chat] = elements(page)
    await until(() => chat!.shadowRoot)
    expect(button(chat).getAttribute('aria-label')).to.equal('Open chat')
    expect(page.getComputedStyle(button(chat)).backgroundColor).to.equal('rgb(12, 107, 98)')
  })

  it('leaves the page as it was but for one name and one element', async () => {
    const without = await openPage('<p>Hello</p>')
    const names = new Set(Object.getOwnPropertyNames(without))
    const page = await openPage(`<p>Hello</p>${CHAT_TAG}`)
    await settle(page)
    // A build keeps nanostores' own name to itself; the sources that this test loads when the page is idle don't.
    const ours = ['calls', 'nanostoresGlobal']
    const added = Object.getOwnPropertyNames(page).filter(name => !names.has(name) && !ours.includes(name))
    expect(added).to.deep.equal([GLOBAL_NAME])
    expect(page.document.head.innerHTML).to.equal(without.document.head.innerHTML)
    expect(page.document.documentElement.attributes).to.have.length(0)
    expect(page.document.documentElement.childElementCount).to.equal(3)
  })

  it('reads the query of its address like the attributes, which win', async () => {
    const page = await openPage(
      tag(
        'data-name="Ada" data-position="left"',
        '?tenant=noor&feature=chat&name=Bob&theme=dark&brand=--x:0',
      ),
    )
    const [chat] = elements(page)
    const attributes = Object.fromEntries([...chat!.attributes].map(({ name, value }) => [name, value]))
    expect(attributes).to.deep.equal({
      tenant: 'noor',
      name: 'Ada',
      position: 'left',
      theme: 'dark',
      brand: '--x:0',
    })
    expect(page.getComputedStyle(button(chat)).left).to.equal('20px')
  })

  it('takes the code up at once for data-open, and the element opens by its attribute', async () => {
    const page = await openPage(tag('data-tenant="acme" data-features="chat" data-open'))
    await until(() => page.customElements.get('support-chat'))
    expect(elements(page)[0]!.hasAttribute('open')).to.equal(true)
    expect(page.calls).to.equal(undefined)
  })

  it('does what a stub has queued, in its order', async () => {
    const page = await openPage(
      CHAT_TAG,
      `${STUB}<script>Lapwing('open'); Lapwing('newMessage', 'Hi')</script>`,
    )
    await heard(page, 'newMessage')
    expect(page.calls).to.deep.equal([
      ['acme', 'open'],
      ['acme', 'newMessage', 'Hi'],
    ])
  })

  it('hears events by `on` until `off`, from the stub too', async () => {
    const page = await openPage(
      CHAT_TAG,
      `${STUB}<script>Lapwing('on', 'ready', event => notes.push(event.type))</script>`,
    )
    const counts = { open: 0, close: 0 }
    const opened = () => (counts.open += 1)
    const closed = () => (counts.close += 1)
    const off = page.Lapwing('on', 'open', opened) as () => void
    page.Lapwing('on', 'support:close', closed)
    const say = (name: string) => page.document.dispatchEvent(new CustomEvent(name))
    say('support:open')
    say('support:close')
    off()
    page.Lapwing('off', 'close', closed)
    say('support:open')
    say('support:close')
    expect(counts).to.deep.equal({ open: 1, close: 1 })
    page.Lapwing('open')
    await until(() => page.notes.includes('support:ready'))
  })

  it('answers `get` by what is known without the code of the chat', async () => {
    const page = await openPage(CHAT_TAG)
    page.document.documentElement.lang = 'fr-CA'
    await until(() => page.Lapwing('get', 'open') === false)
    expect(page.customElements.get('support-chat')).to.equal(undefined)
    const answers = () =>
      ['open', 'unread', 'conversationId', 'tenant', 'locale'].map(name => page.Lapwing('get', name))
    expect(answers()).to.deep.equal([false, 0, undefined, 'acme', 'fr'])
    elements(page)[0]!.setAttribute('locale', 'de')
    expect(answers().at(-1)).to.equal('de')
    page.document.documentElement.lang = 'pt'
    elements(page)[0]!.setAttribute('locale', 'xx')
    expect(answers().at(-1)).to.equal('en')
  })

  it('answers `get` at once, whatever old libraries add to elements', async () => {
    const page = await openPage(
      CHAT_TAG,
      '<script>HTMLElement.prototype.get = HTMLElement.prototype.open = () => notes.push("library")</script>',
    )
    expect(page.Lapwing('get', 'open')).to.equal(undefined)
    page.Lapwing('open')
    await heard(page, 'open')
    expect(page.Lapwing('get', 'open')).to.equal('get of acme')
    expect(page.notes).to.deep.equal([])
  })

  it('changes, hides and shows the element without fetching its code', async () => {
    const page = await openPage(CHAT_TAG)
    const [chat] = elements(page)
    page.Lapwing('update', { email: 'ada@example.com', tenant: undefined, odd: 1 })
    page.Lapwing('setLocale', 'de')
    page.Lapwing('hide')
    await until(() => chat!.hidden)
    expect(page.getComputedStyle(chat!).display).to.equal('none')
    expect(chat!.getAttribute('email')).to.equal('ada@example.com')
    expect(chat!.getAttribute('locale')).to.equal('de')
    page.Lapwing('show')
    await until(() => !chat!.hidden)
    expect(page.customElements.get('support-chat')).to.equal(undefined)
  })

  it('gives elements that come later the language and the theme of the commands, unless they have their own', async () => {
    const page = await openPage(
      tag('data-tenant="acme" data-features="chat" data-locale="fr" data-brand="--x:0"'),
    )
    page.Lapwing('setLocale', 'de')
    page.Lapwing('setTheme', 'dark')
    const look = (element: HTMLElement) => [element.getAttribute('locale'), element.getAttribute('theme')]
    await until(() => `${look(elements(page)[0]!)}` === 'de,dark')
    for (const locale of ['', 'es']) {
      const kb = page.document.createElement('support-kb')
      kb.setAttribute('tenant', 'acme')
      if (locale) kb.setAttribute('locale', locale)
      page.document.body.append(kb)
    }
    await until(() => elements(page, 'support-kb').every(kb => kb.hasAttribute('theme')))
    expect(elements(page, 'support-kb').map(look)).to.deep.equal([
      ['de', 'dark'],
      ['es', 'dark'],
    ])
    page.Lapwing('startCall')
    await heard(page, 'voice:startCall')
    expect(look(elements(page, 'support-voice')[0]!), 'not the language of the tag').to.deep.equal([
      'de',
      'dark',
    ])
    page.Lapwing('boot', { tenant: 'noor', theme: 'light' })
    await until(() => elements(page)[1] && `${look(elements(page)[1]!)}` === 'de,light')
  })

  it('keeps `identify` for the moment when the code comes, and fetches it for `logout`', async () => {
    const page = await openPage(CHAT_TAG)
    page.Lapwing('identify', 'token')
    await settle(page)
    expect(page.customElements.get('support-chat')).to.equal(undefined)
    page.Lapwing('logout')
    await heard(page, 'logout')
    expect(await heard(page, 'identify')).to.deep.equal([['acme', 'identify', 'token']])
  })

  it('logs the visitor out of the chats of every tenant on the page, not only of the one that was booted last', async () => {
    const page = await openPage(CHAT_TAG)
    page.Lapwing('boot', { tenant: 'noor' })
    page.Lapwing('open')
    await heard(page, 'open')
    page.Lapwing('logout')
    await until(() => page.calls!.length === 3)
    expect(page.calls).to.deep.equal([
      ['noor', 'open'],
      ['acme', 'logout'],
      ['noor', 'logout'],
    ])
  })

  it('makes the chat that a command needs', async () => {
    const page = await openPage(tag('data-tenant="acme"'))
    expect(elements(page)).to.have.length(0)
    page.Lapwing('newMessage', 'Hi')
    expect(await heard(page, 'newMessage')).to.deep.equal([['acme', 'newMessage', 'Hi']])
    expect(elements(page)).to.have.length(1)
  })

  it("works the page's own buttons, without what they do otherwise", async () => {
    const page = await openPage(`${CHAT_TAG}
      <a id="open" href="#gone" data-support-open><b>Chat</b></a>
      <form action="#sent"><button id="ask" data-support-prompt="Where is it?">Ask</button></form>
      <a id="read" href="#article" data-support-article="returns">Returns</a>`)
    page.document.querySelector('b')!.click()
    page.document.getElementById('ask')!.click()
    page.document.getElementById('read')!.click()
    await heard(page, 'showArticle')
    expect(page.calls).to.deep.equal([
      ['acme', 'open'],
      ['acme', 'newMessage', 'Where is it?'],
      ['acme', 'showArticle', 'returns'],
    ])
    expect(page.location.hash).to.equal('')
  })

  it('[CHAT-29] warns of what it cannot do and announces `support:error`', async () => {
    const page = await openPage(CHAT_TAG)
    const errors: unknown[] = []
    page.Lapwing('on', 'error', (event: CustomEvent) => errors.push(event.detail))
    page.Lapwing('nonsense')
    page.Lapwing('open')
    await heard(page, 'open')
    expect(page.notes).to.deep.equal(['Lapwing nonsense Error: there is no such command'])
    expect(errors).to.deep.equal([{ code: 'command', message: 'nonsense: there is no such command' }])
  })

  it('shows articles in the knowledge base where the page has one, and opens it where there is no chat', async () => {
    const both = await openPage(`${tag('data-tenant="acme" data-features="chat,kb"')}
      <a id="read" href="#article" data-support-article="returns">Returns</a>`)
    both.document.getElementById('read')!.click()
    both.Lapwing('showArticle', 'plans')
    both.Lapwing('open')
    // Two widgets, whose code may arrive in either order.
    await until(() => both.calls?.length === 3)
    expect(both.calls).to.deep.include(['acme', 'open'])
    expect(both.calls!.filter(([, name]) => name !== 'open')).to.deep.equal([
      ['acme', 'kb:showArticle', 'returns'],
      ['acme', 'kb:showArticle', 'plans'],
    ])
    const alone = await openPage(`${tag('data-tenant="acme"')}
      <support-kb tenant="acme"></support-kb><button data-support-open>Help</button>`)
    alone.document.querySelector('button')!.click()
    alone.Lapwing('toggle')
    alone.Lapwing('close')
    await heard(alone, 'kb:close')
    expect(alone.calls!.map(([, name]) => name)).to.deep.equal(['kb:open', 'kb:toggle', 'kb:close'])
    expect(elements(alone)).to.have.length(0)
  })

  it('adds the voice element that the tag or a command asks for, and opens it where there is nothing else', async () => {
    const named = await openPage(tag('data-tenant="acme" data-features="voice"'))
    named.Lapwing('open')
    named.Lapwing('endCall')
    await heard(named, 'voice:endCall')
    expect(elements(named, 'support-voice')).to.have.length(1)
    expect(named.calls!.map(([, name]) => name)).to.deep.equal(['voice:open', 'voice:endCall'])
    const asked = await openPage(tag('data-tenant="acme" data-features="chat"'))
    asked.Lapwing('startCall')
    expect(await heard(asked, 'voice:startCall')).to.deep.equal([['acme', 'voice:startCall']])
    expect(elements(asked, 'support-voice')).to.have.length(1)
  })

  it('adds the survey that the tag or a command asks for, without a button', async () => {
    const named = await openPage(tag('data-tenant="acme" data-features="csat"'))
    await until(() => named.customElements.get('support-csat'))
    named.Lapwing('startSurvey', { kind: 'stars' })
    expect(await heard(named, 'csat:startSurvey')).to.deep.equal([
      ['acme', 'csat:startSurvey', { kind: 'stars' }],
    ])
    expect(elements(named, 'support-csat')).to.have.length(1)
    const asked = await openPage(tag('data-tenant="acme" data-features="chat"'))
    asked.Lapwing('startSurvey')
    asked.Lapwing('close')
    await heard(asked, 'csat:close')
    expect(elements(asked, 'support-csat')).to.have.length(1)
  })

  it('draws nothing for a feature that is not there, and warns once of all of them', async () => {
    const page = await openPage(
      tag('data-tenant="acme" data-features="garage, kitchen, chat"'),
      '<script>console.warn = (...parts) => notes.push(parts.join(" "))</script>',
    )
    expect(elements(page)).to.have.length(1)
    expect(page.document.documentElement.childElementCount, 'head, body and the chat').to.equal(3)
    await until(() => page.notes.length > 0)
    await settle(page)
    expect(page.notes).to.deep.equal(['Lapwing: not available: garage,kitchen'])
  })
})
