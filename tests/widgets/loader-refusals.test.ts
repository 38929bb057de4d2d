/** What the loader's commands refuse, and companies that do not exist or do not allow the site. */
import { expect } from 'chai'
import { button, CHAT_TAG, closePages, elements, heard, openPage, settle, tag } from './loader-page.ts'
import { until } from './until.ts'

describe('the loader refuses', () => {
  afterEach(closePages)

  it('the widgets of a company that does not exist: they go, it says so once, and takes no commands', async () => {
    const page = await openPage(
      tag('data-tenant="nobody" data-features="chat,kb" data-brand="--x:0"'),
      `<script>
        errors = []
        document.addEventListener('support:error', event => errors.push(event.detail.code))
        fetch = async url => {
          if (!String(url).includes('tenant=nobody')) throw new TypeError()
          return new Response('{"code":"tenant_not_found"}', { status: 404 })
        }
      </script>`,
    )
    const { errors } = page as unknown as { errors: string[] }
    const widgets = () => [...elements(page), ...elements(page, 'support-kb')]
    await until(() => widgets().every(each => page.getComputedStyle(each).display === 'none'))
    const warning = 'Lapwing: there is no company “nobody”. Check data-tenant of the script tag.'
    expect([page.notes, errors]).to.deep.equal([[warning], ['tenant']])
    page.Lapwing('show')
    page.Lapwing('open')
    await until(() => errors.length === 3)
    expect(errors).to.deep.equal(['tenant', 'command', 'command'])
    expect(page.calls, 'commands of the chat').to.equal(undefined)
    page.Lapwing('boot', { tenant: 'acme', brand: '--x:0' })
    page.Lapwing('open')
    expect(await heard(page, 'open')).to.deep.equal([['acme', 'open']])
    expect(
      widgets()
        .slice(0, 1)
        .map(each => page.getComputedStyle(each).display),
    ).to.deep.equal(['none'])
  })

  it('the widgets of a company that does not allow the site: they go, it says so in one sentence, and asks no more', async () => {
    const page = await openPage(
      tag('data-tenant="acme" data-features="chat,kb" data-brand="--x:0"'),
      `<script>
        errors = []
        asked = 0
        document.addEventListener('support:error', event => errors.push(event.detail.code))
        fetch = async () => {
          asked += 1
          return new Response('{"code":"site_not_allowed"}', { status: 403 })
        }
      </script>`,
    )
    const { errors } = page as unknown as { errors: string[] }
    const widgets = () => [...elements(page), ...elements(page, 'support-kb')]
    await until(() => widgets().every(each => page.getComputedStyle(each).display === 'none'))
    const reason = `${location.origin} may not show the widgets of “acme”`
    const warning = `Lapwing: ${reason}: allow it under Settings → Install → Allowed sites.`
    expect([page.notes, errors]).to.deep.equal([[warning], ['site']])
    page.Lapwing('open')
    await until(() => errors.length === 2)
    expect(page.notes.slice(1).join()).to.contain(reason)
    expect(page.calls, 'commands of the chat').to.equal(undefined)
    // The brand of two widgets, and the report.
    await settle(page)
    expect((page as unknown as { asked: number }).asked).to.be.at.most(3)
  })

  it('nothing when a proxy, and not the server, answers 404', async () => {
    const page = await openPage(
      tag('data-tenant="acme" data-features="chat"'),
      `<script>fetch = async () => new Response('<h1>Not found</h1>', { status: 404 })</script>`,
    )
    const [chat] = elements(page)
    await until(() => chat!.shadowRoot)
    expect(button(chat).checkVisibility()).to.equal(true)
    expect(page.notes).to.deep.equal([])
  })

  it('a command whose arguments are wrong, and changes nothing', async () => {
    const page = await openPage(CHAT_TAG)
    const [chat] = elements(page)
    const errors: { code: string; message: string }[] = []
    page.Lapwing('on', 'error', (event: CustomEvent) => errors.push(event.detail))
    const wrong: [string, ...unknown[]][] = [
      ['setContext', Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`field${at}`, at]))],
      ['setContext', { plan: { name: 'Team' } }],
      ['setContext', 'Team'],
      ['setLocale', 'nl'],
      ['setTheme', 'pink'],
      ['on', 'opne', () => {}],
      ['on', 'open', 'handler'],
      ['off', 'opne', () => {}],
      ['newMessage', {}],
      ['showArticle'],
      ['startSurvey', { kind: 'faces' }],
    ]
    for (const [name, ...args] of wrong) page.Lapwing(name, ...args)
    await until(() => page.Lapwing('get', 'open') === false)
    await until(() => errors.length === wrong.length, `errors; heard ${JSON.stringify(errors)}`)
    expect(errors.map(({ code, message }) => [code, message.split(':')[0]])).to.deep.equal(
      wrong.map(([name]) => ['command', name]),
    )
    expect(page.notes).to.have.length(wrong.length)
    expect([chat!.hasAttribute('locale'), chat!.hasAttribute('theme')]).to.deep.equal([false, false])
    page.Lapwing('setLocale', 'de-AT')
    page.Lapwing('setContext', { plan: 'Team', seats: 12, trial: false, coupon: undefined })
    page.Lapwing('on', 'support:open', () => {})
    await until(() => chat!.getAttribute('locale') === 'de-AT')
    expect(errors).to.have.length(wrong.length)
    expect(page.Lapwing('get', 'conversationId')).to.equal(undefined)
    // Values are checked once the page is idle.
    await until(() => page.Lapwing('get', 'nothing') ?? errors.length > wrong.length)
    expect(errors[wrong.length]!.message.split(' is')[0]).to.equal('get: “nothing”')
  })

  it('a wrong setting of boot and update by name, and applies the others', async () => {
    const page = await openPage(CHAT_TAG)
    const errors: string[] = []
    page.Lapwing('on', 'error', (event: CustomEvent) => errors.push(event.detail.message))
    page.Lapwing('boot', { tenant: 'noor', email: 'ada@example.com', theme: 'pink', brand: '--x:0' })
    page.Lapwing('update', { position: 'top', name: 'Ada' })
    await until(() => errors.length === 2)
    expect(errors).to.deep.equal([
      'boot: “pink” is none of light, dark, auto',
      'update: “top” is none of left, right',
    ])
    const chat = elements(page)[1]!
    const given = ['tenant', 'email', 'theme', 'position', 'name'].map(name => chat.getAttribute(name))
    expect(given).to.deep.equal(['noor', 'ada@example.com', null, null, 'Ada'])
  })
})
