/** The package `@lapwing/widget` on pages of its own, with the compiled loader and fake widgets. */
import { expect } from 'chai'
import type * as Package from '#sdk/packages/widget/index.ts'
import { closePages, elements, heard, type LoaderPage, openPage, tag } from './loader-page.ts'
import { until } from './until.ts'

const SERVER = `${location.origin}/tests/widgets/fixture`
const BRAND = '--_brand-accent:#3346c2'

/** Opens a page whose module has imported the package, and returns both. */
async function openApp(head = ''): Promise<{ page: LoaderPage; app: typeof Package }> {
  const script = `import * as app from '/sdk/packages/widget/index.ts'; window.app = app`
  const page = await openPage(`<script type="module">${script}</script>`, head)
  return { page, app: await until(() => (page as unknown as { app?: typeof Package }).app) }
}

describe('@lapwing/widget', () => {
  afterEach(closePages)

  it('does nothing to the page when it is imported', async () => {
    const { page } = await openApp()
    expect(page.Lapwing).to.equal(undefined)
    expect(page.document.querySelector('[src*=loader]')).to.equal(null)
  })

  it('adds one script tag with its settings, and commands that came before wait for it', async () => {
    const { page, app } = await openApp()
    app.Lapwing('newMessage', 'Where is my order?')
    const options = { server: SERVER, tenant: 'acme', features: ['chat'], brand: BRAND, nonce: 'n1' } as const
    const loaded = await Promise.all([
      app.loadLapwing(options),
      app.loadLapwing({ ...options, tenant: 'noor' }),
    ])
    expect(loaded).to.deep.equal([true, true])
    const tags = page.document.querySelectorAll<HTMLScriptElement>('script[src*=loader]')
    expect(tags.length).to.equal(1)
    expect(tags[0]!.nonce).to.equal('n1')
    expect({ ...tags[0]!.dataset }).to.deep.equal({ features: 'chat', tenant: 'acme', brand: BRAND })
    expect(elements(page).length).to.equal(1)
    expect(await heard(page, 'newMessage')).to.deep.equal([['acme', 'newMessage', 'Where is my order?']])
    expect(await app.loadLapwing(options)).to.equal(true)
  })

  it('keeps the tag of the page’s HTML', async () => {
    const { page, app } = await openApp(tag(`data-tenant="acme" data-features="chat" data-brand="${BRAND}"`))
    expect(await app.loadLapwing({ server: SERVER, tenant: 'noor' })).to.equal(true)
    expect(page.document.querySelectorAll('script[src*=loader]').length).to.equal(1)
    expect(elements(page).map(({ attributes }) => attributes.getNamedItem('tenant')!.value)).to.deep.equal([
      'acme',
    ])
  })

  it('resolves to false if the script does not come, and the next call tries again', async () => {
    const { page, app } = await openApp()
    expect(await app.loadLapwing({ server: 'http://localhost:9' })).to.equal(false)
    expect(page.document.querySelector('[src*=loader]')).to.equal(null)
    expect(await app.loadLapwing({ server: 'no address' })).to.equal(false)
    expect(await app.loadLapwing({ server: SERVER })).to.equal(true)
  })

  it('hears events from the start, by name and by type, until the returned function is called', async () => {
    const { page, app } = await openApp()
    const counts: number[] = []
    const ends = [
      app.Lapwing('on', 'unread', ({ detail }) => counts.push(detail.count)),
      app.Lapwing('on', 'support:unread', ({ detail }) => counts.push(detail.count + 10)),
    ]
    const announce = (count: number) =>
      page.document.dispatchEvent(new CustomEvent('support:unread', { detail: { count } }))
    announce(1)
    await app.loadLapwing({ server: SERVER })
    announce(2)
    for (const end of ends) end()
    announce(3)
    expect(counts).to.deep.equal([1, 11, 2, 12])
  })
})
