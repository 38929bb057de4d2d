import { expect } from 'chai'
import { SHARED_MESSAGES as SHARED_MESSAGES_DE } from '#core/messages/de.ts'
import { MESSAGES as ARABIC } from '#sdk/locales/chat/ar.ts'
import { MESSAGES as GERMAN } from '#sdk/locales/chat/de.ts'
import { type ChatMessages, MESSAGES as ENGLISH } from '#sdk/locales/chat/en.ts'
import { MESSAGES as SPANISH } from '#sdk/locales/chat/es.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { advance, control, hasText, openChat, page, press, sessionOf, textOf, until } from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { say, server } from './fake-server.ts'
import { type } from './type-text.ts'

/** Waits until the email form is in a language. Returns the panel. */
async function speaks(host: WidgetHost, t: ChatMessages): Promise<HTMLElement> {
  await hasText(host, t.emailGateTitle)
  await hasText(host, t.startChat)
  const field = await control<HTMLInputElement>(host, t.email)
  expect(field.placeholder).to.equal(t.emailExample)
  await control(host, t.closeChat)
  return host.shadowRoot!.querySelector<HTMLElement>('[part=panel]')!
}

async function sendIn(host: HTMLElement, t: ChatMessages, text: string): Promise<void> {
  const box = await control<HTMLTextAreaElement>(host, t.message)
  type(box, text)
  await until(() => box.value === text)
  press(box, 'Enter')
}

describeChat('the languages of <support-chat>', () => {
  it('[CHAT-05] shows gate and placeholder in the language of the attribute, also when it changes', async () => {
    const host = openChat({ locale: 'de-AT' })
    for (const [locale, catalog, lang, dir] of [
      ['de-AT', GERMAN, 'de', 'ltr'],
      ['ar', ARABIC, 'ar', 'rtl'],
      ['xx', ENGLISH, 'en', 'ltr'],
    ] as const) {
      host.setAttribute('locale', locale)
      const panel = await speaks(host, catalog)
      expect([panel.lang, panel.dir], locale).to.deep.equal([lang, dir])
      expect(sessionOf(host).$catalog.get().locale, locale).to.equal(lang)
    }
    expect(textOf(host)).not.to.contain(ARABIC.emailGateTitle)
  })

  it('follows the page where the element says nothing', async () => {
    document.documentElement.lang = 'es-MX'
    const host = openChat({})
    await speaks(host, SPANISH)
    document.documentElement.removeAttribute('lang')
  })

  it('[CHAT-06] alerts in the language of the moment', async () => {
    const host = openChat({ locale: 'de' })
    await speaks(host, GERMAN)
    sessionOf(host).send('Hallo')
    await until(() => page.alerts.length > 0)
    expect(page.alerts).to.deep.equal([SHARED_MESSAGES_DE.emailMissing])
  })

  it('[CHAT-13] posts the No in its language, which wants no answer', async () => {
    const host = openChat({ email: 'ada@example.com', locale: 'es' })
    await control(host, SPANISH.message)
    host.setAttribute('locale', 'de')
    await sendIn(host, GERMAN, 'Guten Tag')
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
