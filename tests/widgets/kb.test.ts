/** `<support-kb>`: reading and searching. */
import { expect } from 'chai'
import { SEARCH_AFTER_MS } from '#contract/constants/knowledge.ts'
import { MESSAGES as KB_MESSAGES } from '#sdk/locales/kb/en.ts'
import { emulateMedia } from './emulate-media.ts'
import {
  asked,
  describeKb,
  findControl,
  focusOn,
  foundOf,
  haveArticle,
  haveTopic,
  kept,
  key,
  lookFor,
  page,
  placeKb,
  press,
  searchBox,
  shows,
  TENANT,
  text,
  write,
} from './kb-page.ts'
import { until } from './until.ts'

describeKb('a visitor who looks for help', () => {
  it('[EMBED-01] sees the categories, the newest articles and what is announced', async () => {
    haveTopic('Billing', 8, { description: 'Invoices and plans' })
    haveTopic('Account', 1)
    haveTopic('Konto', 3, { language: 'de' })
    haveArticle('Plans and prices')
    haveArticle('Preise', { language: 'de' })
    haveArticle('Maintenance', { type: 'announcement' })
    page.languages = ['de', 'en']
    const heard: string[] = []
    document.addEventListener('support:ready', event => heard.push(event.type), { once: true })
    const host = placeKb()
    await shows(host, 'Plans and prices')
    expect(heard).to.deep.equal(['support:ready'])
    const headings = [...host.shadowRoot!.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)
    expect(headings).to.deep.equal(['How can we help?', 'Announcements', 'Topics', 'New articles'])
    expect(text(host)).to.include('Invoices and plans')
    expect(text(host)).to.include('8 articles').and.to.include('1 article')
    expect(text(host)).not.to.include('Konto').and.not.to.include('Preise')
    // Nothing has requested the focus.
    expect(host.shadowRoot!.activeElement).to.equal(null)
  })

  it('goes into a category and an article and back, each time led to the heading', async () => {
    const category = { slug: 'billing', name: 'Billing' }
    const section = { slug: 'invoices', name: 'Invoices' }
    haveTopic('Billing', 3, {
      sections: [{ ...section, id: crypto.randomUUID(), description: '', articles: 1 }],
    })
    const related = haveArticle('VAT', { category, section })
    haveArticle('Plans', { category, related: [related] })
    const host = placeKb()
    await press(host, 'Billing')
    await focusOn(host, 'Billing')
    await shows(host, 'Invoices')
    await shows(host, 'About VAT')
    // Articles without a section come first.
    expect(text(host)).to.match(/Plans.*Invoices.*VAT/s)
    await press(host, 'Plans')
    await focusOn(host, 'Plans')
    await shows(host, 'Text of Plans.')
    await shows(host, 'Updated Mar 4, 2026')
    await press(host, 'VAT')
    await focusOn(host, 'VAT')
    await shows(host, 'Text of VAT.')
    const trail = [...host.shadowRoot!.querySelectorAll('nav li')].map(({ textContent }) => textContent)
    expect(trail).to.deep.equal(['All topics', 'Billing', 'Invoices'])
    await press(host, 'Back')
    await focusOn(host, 'Plans')
    await press(host, 'All topics')
    await focusOn(host, 'How can we help?')
    expect(findControl(host, 'Back')).to.equal(undefined)
  })

  it('fetches more of a large category when asked to', async () => {
    page.pageSize = 2
    const category = { slug: 'billing', name: 'Billing' }
    haveTopic('Billing', 3)
    for (const title of ['One', 'Two', 'Three']) haveArticle(title, { category })
    const host = placeKb()
    await press(host, 'Billing')
    await shows(host, 'Show more')
    expect(text(host)).not.to.include('Three')
    page.isOffline = true
    await press(host, 'Show more')
    await shows(host, KB_MESSAGES.failed)
    page.isOffline = false
    await press(host, 'Show more')
    await shows(host, 'Three')
    expect(findControl(host, 'Show more')).to.equal(undefined)
  })

  it('finds as one types, after a pause, with what was looked for marked', async () => {
    const article = haveArticle('Reset your password', { excerpt: 'Forgot your password?' })
    page.search = () => [foundOf(article)]
    const host = placeKb()
    await shows(host, 'Reset your password')
    await until(() => asked('articles').length === 2)
    write(searchBox(host), 'passw')
    await until(() => host.shadowRoot!.querySelector('.shows-search'))
    await new Promise(requestAnimationFrame)
    page.clock.advance(SEARCH_AFTER_MS - 1)
    expect(asked('search')).to.have.length(0)
    page.clock.advance(1)
    await shows(host, '1 result for “passw”')
    expect(host.shadowRoot!.activeElement).to.equal(searchBox(host))
    await until(() => host.shadowRoot!.querySelector('[role=status]')?.textContent === '1 result for “passw”')
    const marks = [...host.shadowRoot!.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marks).to.deep.equal(['password', 'password'])
    await press(host, 'Reset your password')
    await focusOn(host, 'Reset your password')
    expect(searchBox(host).value).to.equal('')
    await press(host, 'Back')
    await focusOn(host, '1 result for “passw”')
    expect(searchBox(host).value).to.equal('passw')
    searchBox(host).focus()
    key(host, 'Escape')
    await shows(host, 'How can we help?')
    expect(searchBox(host).value).to.equal('')
  })

  it('sees the words that found nothing, and clears the search', async () => {
    haveArticle('Plans')
    const host = placeKb()
    await shows(host, 'Plans')
    await lookFor(host, 'xqzt blorp')
    await shows(host, 'Nothing found for “xqzt blorp”')
    expect(text(host)).not.to.include('Plans')
    await press(host, 'Clear search')
    await shows(host, 'Plans')
    expect(searchBox(host).value).to.equal('')
    expect(host.shadowRoot!.activeElement).to.equal(searchBox(host))
  })

  it('is led to the chat when nothing is found, with the words that were looked for', async () => {
    const chat = document.createElement('support-chat') as HTMLElement & {
      newMessage?: (text: string) => void
    }
    const asks: string[] = []
    chat.newMessage = words => asks.push(words)
    chat.setAttribute('tenant', TENANT)
    document.body.append(chat)
    const host = placeKb()
    await shows(host, KB_MESSAGES.empty)
    await lookFor(host, 'unicorns')
    await shows(host, 'Nothing found for “unicorns”')
    expect(findControl(host, 'Write to us')).to.equal(undefined)
    await press(host, 'Ask in the chat')
    expect(asks).to.deep.equal(['unicorns'])
  })

  it('is led to the ticket form of the page, or to its own page where there is none', async () => {
    const host = placeKb()
    await shows(host, KB_MESSAGES.empty)
    await lookFor(host, 'unicorns')
    await shows(host, 'Write to us')
    const { href, target } = findControl(host, 'Write to us') as HTMLAnchorElement
    expect(href).to.match(new RegExp(`/widget/ticket\\?tenant=${TENANT}$`))
    expect(target).to.equal('_blank')
    const ticket = document.createElement('support-ticket') as HTMLElement & {
      newMessage?: (text: string) => void
    }
    const asks: string[] = []
    ticket.newMessage = words => asks.push(words)
    ticket.setAttribute('tenant', TENANT)
    document.body.append(ticket)
    await lookFor(host, 'horses')
    await shows(host, 'Nothing found for “horses”')
    await press(host, 'Write to us')
    expect(asks).to.deep.equal(['horses'])
  })

  it('says whether an article helped, and why not', async () => {
    haveArticle('Plans')
    const host = placeKb()
    await press(host, 'Plans')
    await press(host, 'No')
    await shows(host, KB_MESSAGES.thanks)
    write(host.shadowRoot!.querySelector('textarea')!, ' Too short ')
    await press(host, 'Send comment')
    await until(() => asked('feedback').length === 2)
    const [first, second] = asked('feedback').map(({ body }) => body as Record<string, unknown>)
    const visitor_key = first!['visitor_key']
    expect(visitor_key).to.match(/^[\w-]{36}$/)
    const said = { type: 'article', slug: 'plans', visitor_key, helpful: false }
    expect(first).to.deep.equal({ ...said, comment: '' })
    expect(second).to.deep.equal({ ...said, comment: 'Too short' })
    await until(() => !host.shadowRoot!.querySelector('textarea'))
  })

  it('hears when a word on an article did not arrive, and can say it again', async () => {
    haveArticle('Plans')
    const host = placeKb()
    const errors: string[] = []
    host.addEventListener('support:error', event => errors.push((event as CustomEvent).detail.code))
    await press(host, 'Plans')
    await shows(host, KB_MESSAGES.helpful)
    page.isOffline = true
    await press(host, 'Yes')
    await shows(host, KB_MESSAGES.notSent)
    expect(errors).to.deep.equal(['action'])
    page.isOffline = false
    await press(host, 'Yes')
    await shows(host, KB_MESSAGES.thanks)
    await emulateMedia({ forcedColors: 'active' })
    const grounds = ['Yes', 'No'].map(name => getComputedStyle(findControl(host, name)!).backgroundColor)
    await emulateMedia({ forcedColors: 'none' })
    expect(grounds[0], 'the pressed choice with forced colors').not.to.equal(grounds[1])
  })
})

describeKb('a knowledge base that was read before', () => {
  it('is there at once on the next visit, and is refreshed behind', async () => {
    haveTopic('Billing', 2)
    haveArticle('Plans')
    const first = placeKb()
    await shows(first, 'Plans')
    await until(() => kept('kb_list_cache'))
    first.remove()
    page.topics = []
    haveTopic('Account', 1)
    let answer = () => {}
    page.hold = new Promise<void>(resolve => {
      answer = resolve
    })
    const next = placeKb()
    await shows(next, 'Billing')
    answer()
    await shows(next, 'Account')
    expect(text(next)).not.to.include('Billing')
  })

  it('stays when the server cannot be reached, and says that it may be old; online it comes by itself', async () => {
    haveArticle('Plans')
    const first = placeKb()
    await until(() => kept('kb_list_cache'))
    first.remove()
    page.isOffline = true
    const next = placeKb()
    await shows(next, KB_MESSAGES.notFresh)
    await shows(next, 'Plans')
    page.isOffline = false
    haveArticle('Prices')
    window.dispatchEvent(new Event('online'))
    await shows(next, 'Prices')
    expect(text(next)).not.to.include(KB_MESSAGES.notFresh)
  })

  it('keeps what was found, and forgets everything with a logout', async () => {
    const article = haveArticle('Plans')
    page.search = () => [foundOf(article)]
    const host = placeKb()
    await shows(host, 'Plans')
    await lookFor(host, 'plan')
    await until(() => kept('kb_search_cache'))
    await press(host, 'Plans')
    await press(host, 'Yes')
    await shows(host, KB_MESSAGES.thanks)
    ;(host as unknown as { logout: () => void }).logout()
    expect(kept('kb_search_cache')).to.equal(undefined)
    expect(kept('kb_list_cache')).to.equal(undefined)
    expect(JSON.stringify({ ...localStorage })).not.to.include(TENANT)
  })

  it('makes nothing of what is no cache in the storage', async () => {
    const broken = { [`lapwing:${location.origin}:${TENANT}`]: [{ name: 'home en', at: 0 }] }
    localStorage.setItem('kb_list_cache', JSON.stringify(broken))
    haveArticle('Plans')
    await shows(placeKb(), 'Plans')
  })
})

describeKb('what does not come', () => {
  it('is said, and can be asked for again', async () => {
    page.isOffline = true
    const errors: string[] = []
    const host = placeKb()
    host.addEventListener('support:error', event => errors.push((event as CustomEvent).detail.code))
    await shows(host, KB_MESSAGES.failed)
    expect(errors).to.deep.equal(['load'])
    page.isOffline = false
    haveArticle('Plans')
    await press(host, 'Try again')
    await shows(host, 'Plans')
  })

  it('is an article that is no longer there, from which one finds back', async () => {
    const host = placeKb()
    const errors: string[] = []
    host.addEventListener('support:error', event => errors.push((event as CustomEvent).detail.code))
    ;(host as unknown as { showArticle: (slug: string) => void }).showArticle('gone')
    await shows(host, KB_MESSAGES.goneArticle)
    const headings = [...host.shadowRoot!.querySelectorAll('h1, h2')].map(each => each.textContent)
    expect(new Set(headings).size, headings.join()).to.equal(headings.length)
    expect(errors).to.deep.equal(['action'])
    await press(host, 'All topics')
    await shows(host, 'How can we help?')
  })

  it('is waited for in grey, with a word for who does not see it', async () => {
    let answer = () => {}
    page.hold = new Promise<void>(resolve => {
      answer = resolve
    })
    const host = placeKb()
    await until(() => host.shadowRoot!.querySelector('[role=status]')?.textContent === KB_MESSAGES.loading)
    answer()
    await shows(host, KB_MESSAGES.empty)
    expect(text(host)).not.to.include(KB_MESSAGES.loading)
  })
})
