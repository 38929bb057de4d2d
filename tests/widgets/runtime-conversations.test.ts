import { expect } from 'chai'
import { asNativeFetch } from '#tests/support/as-native-fetch.ts'
import * as chat from './chat-page.ts'
import { configWith } from './company-config.ts'
import { describeChat } from './describe-chat.ts'
import { change, haveConversation, say, server, tokenFor } from './fake-server.ts'

const { command, credential, hasText, hear, openChat, placeChat, ready, send, sessionOf, stored, until } =
  chat

/** Adds conversations of earlier visits, each with its first message. */
function haveRemembered(...subjects: string[]): string[] {
  const remembered = subjects.map(subject => {
    const { id } = haveConversation({ subject })
    say('visitor', `${subject}!`)
    return { id, subject, preview: '', status: 'open' as const, number: null, lastMessageAt: 1, unread: 0 }
  })
  const tokens = remembered.map(({ id }) => [id, credential(tokenFor(id), id)])
  chat.store({ email: 'ada@example.com', remembered, credentials: Object.fromEntries(tokens) })
  return remembered.map(({ id }) => id)
}

/** Returns the file that the page downloads, instead of saving it. */
async function savedBy(act: () => unknown): Promise<{ name: string; text: string }> {
  const { click } = HTMLAnchorElement.prototype
  const saved: HTMLAnchorElement[] = []
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this)
  }
  try {
    await act()
    const link = await until(() => saved[0])
    return { name: link.download, text: await (await fetch(link.href)).text() }
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
}

describeChat('several conversations of one visitor', () => {
  it('are remembered, brought up to date when the panel opens, and forgotten when they have gone', async () => {
    const [first, second, gone] = haveRemembered('One', 'Two', 'Three')
    server.conversations = server.conversations.filter(({ id }) => id !== gone)
    change({ status: 'ticket', number: 1_007 }, first)
    say('agent', 'An answer', {}, server.conversations[1])
    const host = await ready(openChat({}))
    const { $remembered, $unread } = sessionOf(host)
    await until(() => $remembered.get().length === 2)
    await until(() => $unread.get() === 1)
    const known = $remembered.get()
    expect(known.map(({ id }) => id)).to.have.members([first, second])
    expect(known.find(({ id }) => id === first)).to.include({ status: 'ticket', number: 1_007 })
    expect(known.find(({ id }) => id === second)).to.include({ unread: 1, preview: 'An answer' })
    expect(stored().credentials).not.to.have.property(gone!)
  })

  it('are in the list at once, also if one is left before its first message has arrived', async () => {
    server.failures = [500, 500]
    const host = await ready(openChat())
    await send(host, 'Where is my parcel?')
    const id = await until(() => sessionOf(host).$state.get().conversationId)
    sessionOf(host).turnTo(null)
    await until(() => sessionOf(host).$remembered.get()[0]?.subject === 'Where is my parcel?')
    expect(server.messages).to.have.length(0)
    sessionOf(host).turnTo(id)
    await chat.advanceUntil(() => server.messages.length === 1)
    await hasText(host, 'Where is my parcel?')
  })

  it('are turned to and left, each with its own token', async () => {
    const [first, second] = haveRemembered('One', 'Two')
    const host = await ready(openChat({}))
    sessionOf(host).turnTo(first!)
    await hasText(host, 'One!')
    sessionOf(host).turnTo(second!)
    await hasText(host, 'Two!')
    expect(chat.textOf(host)).not.to.contain('One!')
    await send(host, 'More')
    await until(() => server.messages.length === 3)
    expect(server.messages[2]!.conversation_id).to.equal(second)
    expect(
      sessionOf(host)
        .$remembered.get()
        .map(({ id }) => id),
    ).to.deep.equal([first])
    await until(() => stored().remembered?.[0]?.preview === 'More')
    sessionOf(host).turnTo(null)
    await until(() => sessionOf(host).$remembered.get().length === 2)
    expect(sessionOf(host).$remembered.get()[0]!.id).to.equal(second)
    expect(stored().conversationId).to.equal(null)
    await until(() => !chat.textOf(host).includes('Two!'))
  })

  it('show what is unread in all of them, and tell the page when it changes', async () => {
    const [first] = haveRemembered('One')
    const host = await ready(placeChat())
    const unread = hear(host, 'support:unread')
    await until(() => sessionOf(host).$remembered.get().length === 1)
    sessionOf(host).turnTo(first!)
    await until(() => sessionOf(host).$state.get().messages.length === 1)
    say('agent', 'Are you there?')
    say('system', '[system] not for visitors')
    window.dispatchEvent(new Event('online'))
    await until(() => sessionOf(host).$unread.get() === 1)
    expect(command(host, 'get', 'unread')).to.equal(1)
    expect(server.seen).to.deep.equal([])
    host.open()
    await until(() => server.seen.length === 1)
    expect(server.seen).to.deep.equal([3])
    expect(unread.details).to.deep.equal([{ count: 1 }, { count: 0 }])
  })

  it('are seen only while their thread is shown', async () => {
    const [first] = haveRemembered('One')
    const host = await ready(openChat({}))
    sessionOf(host).turnTo(first!)
    sessionOf(host).$page.set('my-data')
    say('agent', 'Are you there?')
    await chat.advanceUntil(() => sessionOf(host).$unread.get() === 1)
    expect(server.seen).to.deep.equal([])
    sessionOf(host).$page.set('conversation')
    await until(() => server.seen.length === 1)
  })

  it('are erased one by one, here and on the server', async () => {
    const [first, second] = haveRemembered('One', 'Two')
    const host = await ready(openChat({}))
    const session = sessionOf(host)
    session.turnTo(first!)
    await hasText(host, 'One!')
    server.refusals['erase'] = 500
    expect(await session.erase(first!)).to.equal('failed')
    server.refusals = {}
    expect(await session.erase(first!)).to.equal('done')
    expect(session.$state.get()).to.include({ conversationId: null, email: 'ada@example.com' })
    expect(session.$remembered.get().map(({ id }) => id)).to.deep.equal([second])
    expect(await session.erase(second!)).to.equal('done')
    expect(server.erased).to.deep.equal([first, second])
    expect(stored()).to.deep.include({ remembered: [], credentials: {} })
  })

  it('stay erased, though their status was on its way', async () => {
    const [first, second] = haveRemembered('One', 'Two')
    let answer: (() => void) | null = null
    const { fetch } = window
    // The status of the first one waits until it is erased.
    window.fetch = asNativeFetch(async (...request) => {
      const response = await fetch(...request)
      const { pathname } = new URL(response.url)
      if (pathname.endsWith(first!)) await new Promise<void>(resolve => (answer = resolve))
      return response
    })
    try {
      const session = sessionOf(await ready(openChat({})))
      const arrive = await until(() => answer as (() => void) | null)
      expect(await session.erase(first!)).to.equal('done')
      arrive()
      // The status of the second one is asked for after the first one's.
      await until(() =>
        session.$remembered.get().some(other => other.id === second && other.lastMessageAt > 1),
      )
      expect(session.$remembered.get().map(({ id }) => id)).to.deep.equal([second])
    } finally {
      window.fetch = fetch
    }
  })

  it('are saved whole as my data', async () => {
    const [first, , gone] = haveRemembered('One', 'Two', 'Three')
    server.conversations = server.conversations.filter(({ id }) => id !== gone)
    const session = sessionOf(await ready(openChat({})))
    let result = ''
    const { name, text } = await savedBy(async () => {
      result = await session.downloadMyData()
    })
    expect(result).to.equal('done')
    expect(name).to.match(/my-data-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(text)
    expect(data).to.include({ tenant: chat.TENANT, email: 'ada@example.com' })
    expect(data.conversations).to.have.length(2)
    const found = data.conversations.find(({ id }: { id: string }) => id === first)
    expect(found.messages[0].content).to.equal('One!')
    server.isOffline = true
    expect(await session.downloadMyData()).to.equal('failed')
  })

  it('are saved as a text with the company’s name, without what is hidden', async () => {
    server.config = configWith()
    const [first] = haveRemembered('One')
    const host = await ready(openChat({}))
    await until(() => sessionOf(host).$config.get())
    sessionOf(host).turnTo(first!)
    say('agent', '**Hello** Ada', { sender_name: 'Mira' })
    say('system', '[system] not for visitors')
    await chat.advanceUntil(() => sessionOf(host).$state.get().messages.length === 3)
    const { name, text } = await savedBy(() => sessionOf(host).downloadTranscript())
    expect(name).to.match(/^Acme-Support-chat-\d{4}-\d\d-\d\d\.txt$/)
    expect(text).to.match(/^You, .+\nOne!\n\nMira, .+\nHello Ada\n$/)
  })

  it('are mailed, and their contact is corrected', async () => {
    const [first] = haveRemembered('One')
    const host = await ready(openChat({}))
    const session = sessionOf(host)
    expect(await session.mailTranscript()).to.equal('failed')
    session.turnTo(first!)
    await hasText(host, 'One!')
    expect(await session.mailTranscript()).to.equal('done')
    expect(server.transcripts).to.deep.equal([first])
    expect(await session.correctContact({ email: 'nobody' })).to.equal('failed')
    expect(await session.correctContact({ name: 'Ada', email: 'ada@new.example' })).to.equal('done')
    expect(server.contacts).to.deep.equal([{ name: 'Ada', email: 'ada@new.example' }])
    expect(stored()).to.include({ name: 'Ada', email: 'ada@new.example' })
    server.refusals['contact'] = 409
    expect(await session.correctContact({ email: 'ada@third.example' })).to.equal('failed')
    expect(stored().email).to.equal('ada@new.example')
  })
})
