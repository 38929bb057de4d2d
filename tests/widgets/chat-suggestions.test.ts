import { expect } from 'chai'
import { queueText } from '#core/messages/en/queue.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { SHARED_MESSAGES as SHARED_MESSAGES_HE } from '#core/messages/he.ts'
import { type ChatMessages, MESSAGES } from '#sdk/locales/chat/en.ts'
import { MESSAGES as HEBREW } from '#sdk/locales/chat/he.ts'
import {
  advance,
  control,
  findControl,
  hasText,
  openChat,
  send,
  sessionOf,
  textOf,
  until,
} from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { say, server } from './fake-server.ts'
import { showsEnd } from './shows-end.ts'

/** Polling interval of an open panel without a socket, in ms. */
const POLL_MS = 4_000
const ARTICLES = [
  { slug: 'plans-and-prices', title: 'Plans and prices' },
  { slug: 'free-trial', title: 'How long the free trial lasts' },
]
const { talkToPerson, articles: groupName }: ChatMessages = MESSAGES

describeChat('suggested articles in <support-chat>', () => {
  /** Opens a chat in which the AI has suggested articles. */
  async function suggested(articles = ARTICLES) {
    const host = openChat()
    await send(host, 'free?')
    await until(() => server.messages.length === 1)
    say('ai', SHARED_MESSAGES.unsure, { meta: { type: 'suggestions', articles } })
    advance(POLL_MS)
    await hasText(host, articles[0]!.title)
    return host
  }
  const group = (host: HTMLElement, name = groupName) =>
    host.shadowRoot!.querySelector<HTMLElement>(`fieldset[aria-label="${name}"]`)

  it('are buttons in a labelled group under the message, in sight, after which one can ask for a person', async () => {
    const host = await suggested()
    expect(textOf(host)).to.contain(SHARED_MESSAGES.unsure)
    await until(() => showsEnd(group(host)!.closest('[role=log]')!), 'the end')
    const buttons = [...group(host)!.querySelectorAll('button')]
    expect(buttons.map(({ textContent }) => textContent)).to.deep.equal([
      'Plans and prices',
      'How long the free trial lasts',
      talkToPerson,
    ])
    expect(buttons.every(({ tabIndex, type }) => tabIndex === 0 && type === 'button')).to.equal(true)
    expect(findControl(host, 'Helpful')).to.equal(undefined)
    expect(findControl(host, SHARED_MESSAGES.offerYes)).to.equal(undefined)
  })

  it('a press posts the title with the slug, once, and the buttons go', async () => {
    const host = await suggested()
    const button = await control(host, 'How long the free trial lasts')
    button.focus()
    button.click()
    button.click()
    await until(() => server.messages.length === 3)
    expect(server.messages[2]).to.include({
      content: 'How long the free trial lasts',
      sender_type: 'visitor',
    })
    expect(server.messages[2]!.meta).to.deep.equal({ type: 'picked', slug: 'free-trial' })
    await until(() => group(host) === null)
    expect(host.shadowRoot!.activeElement!.getAttribute('role')).to.equal('log')
    advance(1_200)
    await hasText(host, SHARED_MESSAGES.thinking)
    say('ai', 'It lasts 14 days.', { meta: { type: 'answer', citations: [ARTICLES[1]!] } })
    advance(POLL_MS)
    await hasText(host, 'It lasts 14 days.')
    expect(server.messages).to.have.length(4)
    expect(group(host)).to.equal(null)
  })

  it('[CHAT-10] Talk to a person joins the queue, as Yes to an offer does', async () => {
    const host = await suggested()
    ;(await control(host, talkToPerson)).click()
    await until(() => server.conversation!.needs_human)
    await until(() => {
      advance(1)
      return textOf(host).includes(queueText(3))
    })
    expect(group(host)).to.equal(null)
    expect(server.messages).to.have.length(2)
  })

  it('[CHAT-22] run from right to left in Hebrew, and a title in the direction of its own words', async () => {
    const host = openChat({ email: 'ada@example.com', locale: 'he' })
    await control(host, HEBREW.message)
    sessionOf(host).dispatch({ type: 'sent', clientId: crypto.randomUUID(), content: 'חינם?' })
    await until(() => server.messages.length === 1)
    const articles = [{ slug: 'trial', title: 'תקופת הניסיון' }, ARTICLES[0]!]
    say('ai', SHARED_MESSAGES_HE.unsure, { meta: { type: 'suggestions', articles } })
    advance(POLL_MS)
    await hasText(host, 'תקופת הניסיון')
    const [first, second, person] = [...group(host, HEBREW.articles)!.querySelectorAll('button')]
    expect(getComputedStyle(first!).direction).to.equal('rtl')
    expect(first!.firstElementChild!.getAttribute('dir')).to.equal('rtl')
    expect(second!.firstElementChild!.getAttribute('dir')).to.equal('ltr')
    expect(getComputedStyle(first!.querySelector('svg')!).transform).to.contain('-1')
    const [text, sign] = [first!.firstElementChild!, first!.querySelector('svg')!]
    expect(sign.getBoundingClientRect().left).to.be.lessThan(text.getBoundingClientRect().left)
    expect(person!.textContent).to.equal(HEBREW.talkToPerson)
  })

  it('a long title wraps within the panel', async () => {
    const title = `${'Antidisestablishmentarianism'.repeat(4)} and more`
    const host = await suggested([{ slug: 'long', title }])
    const log = group(host)!.closest<HTMLElement>('[role=log]')!
    expect(log.scrollWidth).to.equal(log.clientWidth)
  })
})
