import { expect } from 'chai'
import { brandSettings } from '#contract/settings/brand.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { snippetOf } from '#host-app/admin/settings/install/snippets.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { defineChat } from '#sdk/widgets/chat/define-chat.tsx'
import embedGuide from '../../docs/embed.md?raw'
import {
  advanceUntil,
  control,
  findControl,
  hasText,
  openChat,
  send,
  TENANT,
  textOf,
  until,
} from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { change, server } from './fake-server.ts'

describeChat('<support-chat> in a page', () => {
  it('is as high in mode inline as the samples of the guide and of the settings say', async () => {
    const samples = embedGuide
      .match(/(?<=```html\n)[^`]+/g)!
      .filter(sample => sample.includes('mode="inline"'))
    expect(samples).to.have.length(1)
    const site = {
      origin: location.origin,
      tenantOrigin: location.origin,
      tenant: TENANT,
      companyName: 'Acme',
      brand: brandSettings.parse({}),
    }
    for (const sample of [...samples, snippetOf('inline', site)]) {
      const place = document.createElement('div')
      // A script inserted this way doesn't run.
      place.innerHTML = sample
      document.body.append(place)
      const host = place.querySelector('support-chat')!
      await until(() => host.shadowRoot?.querySelector('[part=panel]'))
      expect(host.getBoundingClientRect().height).to.equal(600)
      place.remove()
    }
  })

  it('announces that it does not know a ticket, and stays as it was', async () => {
    const host = openChat({ email: 'ada@example.com' }) as WidgetHost & { showTicket: (id: string) => void }
    await control(host, 'Message')
    host.close()
    const errors: unknown[] = []
    host.addEventListener('support:error', event => errors.push((event as CustomEvent).detail))
    host.showTicket('nope')
    await until(() => errors.length > 0)
    expect(errors).to.deep.equal([{ code: 'command', message: 'unknown ticket' }])
    expect(host.$isOpen.get()).to.equal(false)
  })

  it('shows the conversation that it is at by its id, without starting it again', async () => {
    const host = openChat() as WidgetHost & {
      showTicket: (id: unknown) => void
      get: (name: string) => unknown
    }
    await send(host, 'Hello')
    await until(() => host.get('conversationId'))
    host.close()
    host.showTicket(host.get('conversationId'))
    await until(() => host.$isOpen.get())
    await hasText(host, 'Hello')
  })

  it('follows attributes that come and go', async () => {
    const host = openChat({}) as WidgetHost & { email?: string }
    await control(host, 'Email address')
    host.setAttribute('email', 'ada@example.com')
    await until(() => !findControl(host, 'Email address'))
    expect(host.email).to.equal('ada@example.com')
    host.removeAttribute('email')
    expect(host.email).to.equal(undefined)
  })

  it('tells the page what happens, and may be defined twice', async () => {
    defineChat()
    const heard: string[] = []
    const names = ['ready', 'open', 'conversation-start', 'message', 'resolved', 'close'].map(
      name => `support:${name}`,
    )
    const listen = (event: Event) => heard.push(event.type)
    for (const name of names) document.addEventListener(name, listen)
    const host = openChat()
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    await until(() => heard.includes('support:message'))
    change({ status: 'resolved' })
    await advanceUntil(() => textOf(host).includes(SHARED_MESSAGES.resolvedEnd))
    host.close()
    for (const name of names) document.removeEventListener(name, listen)
    expect(heard).to.deep.equal(
      names
        .map(name => (name === 'support:close' ? 'x' : name))
        .filter(name => name !== 'x')
        .concat('support:close'),
    )
  })
})
