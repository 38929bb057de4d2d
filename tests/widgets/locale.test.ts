import { expect } from 'chai'
import { SHARED_MESSAGES_DE } from '#core/messages/locales/de.ts'
import { catalog as arabic } from '#sdk/locales/ar.ts'
import { catalog as german } from '#sdk/locales/de.ts'
import { catalog as spanish } from '#sdk/locales/es.ts'
import { catalog as french } from '#sdk/locales/fr.ts'
import { catalog as hebrew } from '#sdk/locales/he.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { ENGLISH } from '#sdk/ui/messages/english.ts'
import type { ChatCatalog } from '#sdk/ui/messages/use-messages.ts'
import { advance, control, hasText, openChat, page, press, sessionOf, textOf, until } from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { say, server } from './fake-server.ts'
import { type } from './type-text.ts'

/** Waits until the email form is in a language. Returns the panel. */
async function speaks(host: WidgetHost, { t }: ChatCatalog): Promise<HTMLElement> {
  await hasText(host, t.emailGateTitle)
  await hasText(host, t.startChat)
  const field = await control<HTMLInputElement>(host, t.email)
  expect(field.placeholder).to.equal(t.emailExample)
  await control(host, t.closeChat)
  return host.shadowRoot!.querySelector<HTMLElement>('[part=panel]')!
}

async function sendIn(host: HTMLElement, { t }: ChatCatalog, text: string): Promise<void> {
  const box = await control<HTMLTextAreaElement>(host, t.message)
  type(box, text)
  await until(() => box.value === text)
  press(box, 'Enter')
}

describeChat('the languages of <support-chat>', () => {
  for (const catalog of [ENGLISH, german, spanish, french, hebrew, arabic]) {
    const { locale } = catalog
    const dir = locale === 'he' || locale === 'ar' ? 'rtl' : 'ltr'
    it(`[CHAT-05] shows gate and placeholder in ${locale}, ${dir}`, async () => {
      const panel = await speaks(openChat({ locale }), catalog)
      expect([panel.lang, panel.dir]).to.deep.equal([locale, dir])
    })
  }

  it('switches its words with the attribute', async () => {
    const host = openChat({ locale: 'de' })
    await speaks(host, german)
    host.setAttribute('locale', 'ar')
    expect((await speaks(host, arabic)).dir).to.equal('rtl')
    expect(textOf(host)).not.to.contain(german.t.emailGateTitle)
    host.setAttribute('locale', 'fr')
    expect((await speaks(host, french)).dir).to.equal('ltr')
    host.removeAttribute('locale')
    await speaks(host, ENGLISH)
  })

  for (const [locale, catalog] of [
    ['en-GB', ENGLISH],
    ['de-AT', german],
    ['xx', ENGLISH],
  ] as const) {
    it(`speaks ${catalog.locale} for ${locale}`, async () => {
      const host = openChat({ locale })
      expect((await speaks(host, catalog)).lang).to.equal(catalog.locale)
      expect(sessionOf(host).$catalog.get().locale).to.equal(catalog.locale)
    })
  }

  it('follows the page where the element says nothing', async () => {
    document.documentElement.lang = 'es-MX'
    const host = openChat({})
    await speaks(host, spanish)
    document.documentElement.removeAttribute('lang')
  })

  it('[CHAT-06] alerts in the language of the moment', async () => {
    const host = openChat({ locale: 'de' })
    await speaks(host, german)
    sessionOf(host).send('Hallo')
    await until(() => page.alerts.length > 0)
    expect(page.alerts).to.deep.equal([SHARED_MESSAGES_DE.emailMissing])
  })

  it('[CHAT-13] posts the No in its language, which wants no answer', async () => {
    const host = openChat({ email: 'ada@example.com', locale: 'de' })
    await sendIn(host, german, 'Guten Tag')
    await until(() => server.messages.length === 1)
    expect(server.created[0]).to.include({ locale: 'de' })
    say('ai', SHARED_MESSAGES_DE.noInformation, { meta: { type: 'offer' } })
    advance(4_000)
    ;(await control(host, SHARED_MESSAGES_DE.offerNo)).click()
    await until(() => server.messages.at(-1)!.content === SHARED_MESSAGES_DE.noThanks)
    await until(() => sessionOf(host).$state.get().outbox.length === 0)
    advance(2_000)
    expect(sessionOf(host).$state.get().isThinking).to.equal(false)
    expect(textOf(host)).not.to.contain(SHARED_MESSAGES_DE.thinking)
  })
})
