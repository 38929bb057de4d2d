/** `<support-kb>`: its place on a page, and other widgets next to it. */
import { expect } from 'chai'
import {
  asked,
  describeKb,
  findControl,
  focusOn,
  haveArticle,
  haveTopic,
  key,
  page,
  placeKb,
  press,
  shows,
  TENANT,
} from './kb-page.ts'
import { until } from './until.ts'

describeKb('the place of a knowledge base', () => {
  it('is its own in the page, as high as what it shows', async () => {
    haveArticle('Plans')
    const host = placeKb()
    await shows(host, 'Plans')
    expect(host.hasAttribute('mode')).to.equal(false)
    expect(getComputedStyle(host).position).to.equal('relative')
    expect(host.shadowRoot!.querySelector('section')!.getAttribute('role')).to.equal('region')
    expect(host.shadowRoot!.querySelector('[part=launcher]')).to.equal(null)
    expect(host.getBoundingClientRect().height).to.be.greaterThan(150).and.lessThan(500)
  })

  it('is the corner for what the loader puts outside the body: a button, and a panel on a click', async () => {
    haveArticle('Plans')
    const host = placeKb({}, document.documentElement)
    const heard: string[] = []
    for (const name of ['support:open', 'support:close']) {
      host.addEventListener(name, event => heard.push(event.type))
    }
    const launcher = await until(() => findControl(host, 'Open help'))
    expect(host.getAttribute('mode')).to.equal('floating')
    expect(getComputedStyle(host).position).to.equal('fixed')
    expect(page.calls).to.deep.equal([])
    launcher.focus()
    launcher.click()
    await shows(host, 'Plans')
    expect(host.shadowRoot!.querySelector('[role=dialog]')!.getAttribute('aria-label')).to.equal('Help')
    // The focus moves into the opened widget.
    expect(
      host.shadowRoot!.querySelector('[role=dialog]')!.contains(host.shadowRoot!.activeElement),
    ).to.equal(true)
    key(host, 'Escape')
    await until(() => !host.shadowRoot!.querySelector('[role=dialog]'))
    await until(() => host.shadowRoot!.activeElement === launcher)
    expect(heard).to.deep.equal(['support:open', 'support:close'])
  })

  it('has one icon on its round button, closed and open, whatever the icon of the brand', async () => {
    const host = placeKb({ brand: '--_brand-icon:path("M0 0h24v24H0z")' }, document.documentElement)
    const launcher = await until(() => findControl(host, 'Open help'))
    const look = () => [
      launcher.querySelectorAll('svg').length,
      getComputedStyle(launcher, '::before').content,
      launcher.getBoundingClientRect().width,
      launcher.getBoundingClientRect().height,
    ]
    expect(look()).to.deep.equal([1, 'none', 56, 56])
    host.open()
    await until(() => findControl(host, 'Close help'))
    expect(look()).to.deep.equal([1, 'none', 56, 56])
  })

  it('is above the chat of the same corner, and of the two panels one is open', async () => {
    const chat = document.createElement('support-chat') as HTMLElement & Record<string, unknown>
    let isOpen = false
    const turn = (next: boolean) => {
      isOpen = next
      chat.dispatchEvent(new CustomEvent(`support:${next ? 'open' : 'close'}`, { bubbles: true }))
    }
    chat['get'] = () => isOpen
    chat['close'] = () => isOpen && turn(false)
    document.documentElement.append(chat)
    const host = placeKb({}, document.documentElement)
    const launcher = await until(() => findControl(host, 'Open help'))
    await until(() => innerHeight - launcher.getBoundingClientRect().bottom > 20 + 56, 'its place above')
    turn(true)
    await until(() => launcher.hidden)
    turn(false)
    await until(() => !launcher.hidden)
    turn(true)
    host.open()
    await until(() => !isOpen)
    await until(() => host.shadowRoot!.querySelector('[role=dialog]'))
    expect(launcher.hidden).to.equal(true)
    turn(true)
    await until(() => !host.shadowRoot!.querySelector('[role=dialog]'))
  })

  it('opens for an article that the page or another widget leads to', async () => {
    haveArticle('Returns')
    haveArticle('Plans')
    const host = placeKb({}, document.documentElement)
    await until(() => findControl(host, 'Open help'))
    ;(host as unknown as { showArticle: (slug: string) => void }).showArticle('returns')
    await focusOn(host, 'Returns')
    await shows(host, 'Text of Returns.')
    host.close()
    const chat = document.createElement('support-chat')
    chat.setAttribute('tenant', TENANT)
    chat.attachShadow({ mode: 'open' })
    const link = document.createElement('a')
    link.href = `${location.origin}/kb/plans`
    link.textContent = 'Plans'
    chat.shadowRoot!.append(link)
    document.body.append(chat)
    link.click()
    await shows(host, 'Text of Plans.')
    // A click for a new tab opens one there, and links to other pages are left alone.
    const before = asked('article').length
    const follow = (init: MouseEventInit = {}) =>
      link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
      )
    const stay = (event: Event) => {
      followed.push(event.defaultPrevented)
      event.preventDefault()
    }
    const followed: boolean[] = []
    window.addEventListener('click', stay)
    follow({ ctrlKey: true })
    link.href = `${location.origin}/pricing`
    follow()
    link.href = 'https://other.test/kb/plans'
    follow()
    window.removeEventListener('click', stay)
    expect(followed).to.deep.equal([false, false, false])
    expect(asked('article')).to.have.length(before)
  })

  it('[CHAT-22] in a page from right to left, all starts at the right, whatever its language', async () => {
    haveTopic('Billing (all)', 8, { description: 'Invoices and plans' })
    haveArticle('Plans (all)')
    const host = placeKb({ locale: 'ar' })
    const topic = await until(() => host.shadowRoot!.querySelector<HTMLElement>('section[dir=rtl] .topic'))
    const row = host.shadowRoot!.querySelector<HTMLElement>('.row')!
    const names = ['.row-title', '.row-more', '.count']
    for (const [place, each] of [topic, row].flatMap(part =>
      [...part.querySelectorAll<HTMLElement>(names.join())].map(text => [part, text] as const),
    )) {
      const words = document.createRange()
      words.selectNodeContents(each)
      expect(
        place.getBoundingClientRect().right - words.getBoundingClientRect().right,
        each.className,
      ).to.be.within(10, 14)
    }
    for (const text of host.shadowRoot!.querySelectorAll('.row-title bdi'))
      expect(getComputedStyle(text).direction).to.equal('ltr')
    const chevron = topic.querySelector('svg')!
    expect(chevron.getBoundingClientRect().left - topic.getBoundingClientRect().left).to.be.lessThan(16)
    expect(getComputedStyle(chevron).transform).to.equal('matrix(-1, 0, 0, 1, 0, 0)')
  })

  it('[CHAT-22] runs from right to left in Hebrew, and each article as it is written', async () => {
    page.languages = ['en', 'he']
    haveArticle('Plans', { language: 'he', title: 'תוכניות', slug: 'plans', body: 'מחירים וחשבוניות' })
    haveArticle('Terms', { language: 'he', body: 'English words' })
    const host = placeKb({ locale: 'he' })
    await shows(host, 'תוכניות')
    const section = host.shadowRoot!.querySelector('section')!
    await until(() => section.dir === 'rtl' && section.lang === 'he')
    await press(host, 'תוכניות')
    await shows(host, 'מחירים וחשבוניות')
    const article = () => host.shadowRoot!.querySelector<HTMLElement>('div[lang=he]')
    expect(article()!.dir).to.equal('rtl')
    host.setAttribute('locale', 'en')
    await until(() => section.dir === 'ltr')
    expect(article()!.dir).to.equal('rtl')
  })

  it('holds within 320 px', async () => {
    const wide = `|${'a|'.repeat(30)}\n|${'-|'.repeat(30)}\n|${'word|'.repeat(30)}`
    haveArticle('W'.repeat(120), {
      slug: 'w',
      body: `${'x'.repeat(300)}\n\n${wide}\n\n\`\`\`\n${'y'.repeat(300)}\n\`\`\``,
    })
    const place = document.createElement('div')
    place.style.width = '320px'
    document.body.append(place)
    const host = placeKb({}, place)
    await press(host, 'WWW')
    await until(() => host.shadowRoot!.querySelector('table'))
    const section = host.shadowRoot!.querySelector('section')!
    expect(section.scrollWidth).to.be.at.most(320)
    place.remove()
  })
})
