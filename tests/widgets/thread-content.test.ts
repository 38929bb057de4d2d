import { expect } from 'chai'
import { named, press, settle, shows } from './shell-page.ts'
import { dispatched, find, findAll, openThread, outgoing, said, scrollThrough, texts } from './thread-page.ts'
import { until } from './until.ts'

const REL = 'noopener noreferrer nofollow ugc'
/** An image that the test runner serves. */
const PICTURE = `${location.origin}/host-app/public/favicon.svg`
const HOSTILE = [
  '<img src=x onerror="window.__ran=1">',
  '<script>window.__ran=1</script>',
  '"><svg onload=window.__ran=1>',
  '<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>',
  '<a href="javascript:window.__ran=1">x</a>',
  '<style>*{display:none}</style>',
  '[x](javascript:window.__ran=1)',
  '[x](data:text/html,<script>window.__ran=1</script>)',
  '<details open ontoggle=window.__ran=1>',
  '</textarea><img src=x onerror=window.__ran=1>',
  '{{constructor.constructor("window.__ran=1")()}}',
  'https://bank.example@evil.example/',
]

const ran = () => (window as { __ran?: number }).__ran

describe('what a message says', () => {
  afterEach(() => {
    delete (window as { __ran?: number }).__ran
  })

  it('draws the Markdown of answers, and a visitor’s words as they are', async () => {
    const written = '**Bold** and *slanted* `code`\n\n- one\n- two\n\n3. three\n\n```\n**as is**\n```'
    const { host } = await openThread([
      said(1, 'visitor', written),
      said(2, 'ai', written),
      said(3, 'agent', '**b**'),
    ])
    expect(find(host, '.from-visitor .bubble')!.textContent).to.equal(written)
    const tags = findAll(host, '.from-ai .rich *').map(({ tagName }) => tagName.toLowerCase())
    expect(tags).to.deep.equal(['p', 'strong', 'em', 'code', 'ul', 'li', 'li', 'ol', 'li', 'pre', 'code'])
    expect(find<HTMLOListElement>(host, '.from-ai ol')!.start).to.equal(3)
    expect(find(host, '.from-ai pre')!.textContent).to.equal('**as is**')
    expect(find(host, '.from-agent strong')!.textContent).to.equal('b')
  })

  it('keeps the line breaks and the spaces of code that a visitor typed', async () => {
    const code = 'It fails here:\n\n```js\nif (a) {\n    b()\n\n\tc()\n}\n```\n    and  here'
    const { host } = await openThread([said(1, 'visitor', code), said(2, 'ai', 'Thank you.')])
    const bubble = find(host, '.from-visitor .bubble')!
    expect(bubble.innerText).to.equal(code)
    expect(getComputedStyle(bubble).whiteSpace).to.equal('pre-wrap')
  })

  it('shows a visitor’s long address in full, wrapped within the bubble', async () => {
    const address = `https://shop.example/orders/${'a1b2c3d4'.repeat(30)}?tab=shipping&from=mail#items`
    const { host } = await openThread([
      said(1, 'visitor', address),
      said(2, 'visitor', `The address is ${address}, and it is broken.`),
    ])
    await until(() => findAll(host, '.from-visitor a').length === 2)
    const { right } = find(host, '[role=log]')!.getBoundingClientRect()
    for (const link of findAll<HTMLAnchorElement>(host, '.from-visitor a')) {
      expect([link.textContent, link.href]).to.deep.equal([address, address])
      expect(link.getClientRects().length, 'lines').to.be.above(3)
      const bubble = link.closest('.bubble')!
      expect(bubble.scrollWidth).to.be.at.most(bubble.clientWidth)
      expect(bubble.getBoundingClientRect().right).to.be.at.most(right)
    }
  })

  it('writes the source line in the direction of the interface, and only the title in its own', async () => {
    const citations = [{ title: 'Reset your password', slug: 'password' }]
    const { host } = await openThread(
      [said(1, 'ai', 'אפשר לאפס אותה.', { meta: { type: 'answer', citations } })],
      { locale: 'he' },
    )
    const title = named(host, 'Reset your password')!
    const line = title.closest('li')!
    expect([getComputedStyle(line).direction, getComputedStyle(title).direction]).to.deep.equal([
      'rtl',
      'ltr',
    ])
    expect(getComputedStyle(title).unicodeBidi).to.equal('isolate')
    const box = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    }
    expect(box(line.firstChild!).left, 'the label comes first, at the right').to.be.at.least(box(title).right)
  })

  it('opens links in a new tab that learns nothing of this page', async () => {
    const { host } = await openThread([
      said(1, 'visitor', 'See https://example.com/a.'),
      said(2, 'ai', '[Help](https://example.com/help), [mail](mailto:a@example.com)'),
    ])
    const links = findAll<HTMLAnchorElement>(host, '[part=message] a')
    expect(links.map(({ href }) => href)).to.deep.equal([
      'https://example.com/a',
      'https://example.com/help',
      'mailto:a@example.com',
    ])
    for (const { rel, target } of links) expect([rel, target]).to.deep.equal([REL, '_blank'])
  })

  it('runs nothing that is written, from whomever, and shows it as it is', async () => {
    // Control case: the same text does run as HTML.
    const trap = document.createElement('div')
    trap.innerHTML = HOSTILE[0]!
    document.body.append(trap)
    await until(() => ran() === 1, 'the trap')
    trap.remove()
    delete (window as { __ran?: number }).__ran

    const authors = ['visitor', 'ai', 'agent', 'system'] as const
    const messages = HOSTILE.flatMap((text, row) =>
      authors.map((author, index) =>
        said(row * authors.length + index + 1, author, text, { sender_name: text }),
      ),
    )
    const { host } = await openThread(messages)
    await scrollThrough(host, messages.length)
    expect(texts(host, '.bubble')).to.deep.equal(messages.map(({ content }) => content))
    expect(findAll(host, '.bubble a, .bubble img, .bubble svg, script, iframe, .bubble style')).to.deep.equal(
      [],
    )
    await settle()
    expect(ran()).to.equal(undefined)
  })

  it('[CHAT-21] shows a picture of the own store as a thumbnail that opens the original', async () => {
    const { host } = await openThread([said(1, 'agent', PICTURE)], { session: { isOwnFile: () => true } })
    const picture = await until(() => find<HTMLImageElement>(host, 'a img'))
    const { height } = picture.getBoundingClientRect()
    expect(height).to.be.within(100, 200)
    expect([picture.alt, picture.src]).to.deep.equal(['favicon.svg', PICTURE])
    const link = picture.closest('a')!
    expect([link.href, link.rel, link.target]).to.deep.equal([PICTURE, REL, '_blank'])
    await until(() => picture.naturalWidth > 0)
    expect(picture.getBoundingClientRect().height).to.equal(height)
  })

  it('[CHAT-21] shows a picture that does not come as a link to the file', async () => {
    const { host } = await openThread([said(1, 'agent', `${location.origin}/no-such.png`)], {
      session: { isOwnFile: () => true },
    })
    await until(() => find(host, '[part=message] a')?.textContent.includes('no-such.png'))
    expect(findAll(host, 'img')).to.deep.equal([])
  })

  it('[CHAT-21] asks another host for a picture only when the visitor wants to see it', async () => {
    const { host } = await openThread([said(1, 'agent', PICTURE)])
    await shows(host, location.host)
    expect(findAll(host, 'img')).to.deep.equal([])
    await press(host, 'Show image')
    const picture = await until(() => find<HTMLImageElement>(host, 'a img'))
    expect([picture.src, picture.referrerPolicy]).to.deep.equal([PICTURE, 'no-referrer'])
  })

  it('[CHAT-21] shows other addresses as links to a PDF or a file, with name and host', async () => {
    const { host } = await openThread([
      said(1, 'visitor', 'https://example.com/files/Invoice%207.pdf'),
      said(2, 'agent', 'https://example.com/archive.zip'),
      said(3, 'system', '[system] hidden'),
    ])
    const file = '[part=message] a'
    expect(texts(host, file)).to.deep.equal(['Invoice 7.pdfPDF · example.com', 'archive.zipexample.com'])
    for (const link of findAll<HTMLAnchorElement>(host, file)) expect(link.rel).to.equal(REL)
    expect(findAll(host, '[part=message]')).to.have.length(2)
  })

  it('shows how far a file has come, and can stop it', async () => {
    const file = { name: 'photo.png', size: 1_258_291, mediaType: 'image/png', progress: 0.25 }
    const { host, session, change } = await openThread([], {
      state: { outbox: [outgoing('own', { content: '', file })] },
    })
    const bar = await until(() => find<HTMLProgressElement>(host, 'progress'))
    expect([bar.value, bar.max, bar.ariaLabel]).to.deep.equal([0.25, 1, 'Uploading photo.png'])
    await shows(host, '1.2 MB')
    change({ outbox: [outgoing('own', { content: '', file: { ...file, progress: 0.5 } })] })
    await until(() => bar.value === 0.5)
    await press(host, 'Cancel')
    expect(dispatched(session, 'discarded')).to.deep.equal([{ type: 'discarded', clientId: 'own' }])
    change({ outbox: [outgoing('own', { content: '', file, delivery: 'failed' })] })
    await until(() => named(host, 'Retry') && named(host, 'Discard'))
    expect(find(host, 'progress')).to.equal(null)
  })
})
