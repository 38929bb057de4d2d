/** The launcher of a chat whose code can't load: the loader comes from the browser's cache, and the server is gone. */
import { expect } from 'chai'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { button, closePages, elements, heard, openPage, tag } from './loader-page.ts'
import { until } from './until.ts'

/** Time passes at the test's word, and code comes only from a server that is there. */
const DEAD = `<script>
  timers = []; errors = []
  setTimeout = (run, delay, ...args) => timers.push({ run: () => run(...args), delay })
  clearTimeout = id => { if (timers[id - 1]) timers[id - 1].run = () => {} }
  document.addEventListener('support:error', event => errors.push(event.detail))
</script>`

type DeadPage = Awaited<ReturnType<typeof openPage>> & {
  readonly timers: { run: () => void; readonly delay: number }[]
  readonly errors: readonly { code: string; message: string }[]
}

/** Opens a page whose loader looks for its files where no server is, unless `query` says otherwise. */
async function openDeadPage(
  attributes = '',
  policy = "script-src 'unsafe-inline' http://*:*/tests/widgets/fixture/widget-loader.js; frame-src 'none'",
) {
  return (await openPage(
    tag(`data-tenant="acme" data-features="chat" data-brand="--x:0" ${attributes}`),
    `<meta http-equiv="content-security-policy" content="${policy}">${DEAD}`,
  )) as DeadPage
}

const noticeOf = (page: DeadPage) => elements(page)[0]!.shadowRoot!.querySelector<HTMLElement>('[role=alert]')

/** Lets the chat's time run out. */
function pass(page: DeadPage): void {
  for (const timer of page.timers.filter(({ delay }) => delay >= 5_000)) {
    const { run } = timer
    timer.run = () => {}
    run()
  }
}

describe('a launcher whose code can’t load', () => {
  afterEach(closePages)

  it('says so above itself, announces it, and tries again by itself, by a press and when the browser is online', async () => {
    const page = await openDeadPage()
    const [chat] = elements(page)
    button(chat).click()
    expect(noticeOf(page)).to.equal(null)
    await until(() => page.notes.length > 0)
    pass(page)
    const notice = noticeOf(page)!
    expect(notice.textContent).to.equal('The chat did not load. Try again')
    expect(notice.checkVisibility()).to.equal(true)
    expect(notice.getBoundingClientRect().bottom).to.be.below(button(chat).getBoundingClientRect().top)
    expect(page.errors).to.deep.equal([{ code: 'load', message: 'The chat did not load. Try again' }])
    let presses = 0
    button(chat).addEventListener('click', () => (presses += 1))
    notice.click()
    expect(presses, 'by a press').to.equal(1)
    pass(page)
    page.dispatchEvent(new Event('online'))
    expect(presses, 'online').to.equal(2)
    pass(page)
    const tries = presses
    pass(page)
    expect(presses, 'by itself').to.be.above(tries)
    const delays = page.timers.map(({ delay }) => delay).filter(delay => delay >= 5_000)
    expect([...new Set(delays)].slice(0, 3), 'ever less often').to.deep.equal([5_000, 10_000, 20_000])
  })

  for (const [locale, words] of Object.entries({
    de: 'Der Chat lädt nicht. Erneut versuchen',
    'fr-CA': 'Le chat ne charge pas. Réessayer',
    ar: 'تعذر تحميل الدردشة. أعد المحاولة',
    pt: 'The chat did not load. Try again',
  }))
    it(`says so in the visitor's language: ${locale}`, async () => {
      const page = await openDeadPage(`data-locale="${locale}"`)
      button(elements(page)[0]).click()
      await until(() => page.notes.length > 0)
      pass(page)
      expect(noticeOf(page)!.textContent).to.equal(words)
    })

  it('says nothing more once the chat has come', async () => {
    const page = await openDeadPage('', "frame-src 'none'")
    const [chat] = elements(page)
    button(chat).click()
    pass(page)
    expect(noticeOf(page)).not.to.equal(null)
    await heard(page, 'open')
    chat!.dispatchEvent(new CustomEvent('support:open'))
    const { length } = page.errors
    pass(page)
    await new Promise(resolve => setTimeout(resolve, scaleTimeout(50)))
    expect([noticeOf(page), page.errors.length]).to.deep.equal([null, length])
  })
})
