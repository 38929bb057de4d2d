import { expect } from 'chai'
import * as chat from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { change, haveConversation, say, server, tokenFor } from './fake-server.ts'

const { command, control, credential, hasText, hear, openChat, placeChat, ready } = chat
const { send, sessionOf, settle, store, storeElsewhere, stored, textOf, until } = chat

const NEW = 'This is a new conversation.'
const FIND = '/api/conversations/find'
const ALSO = 'You also have an open conversation:'

/** Adds conversations that the identified visitor had in another browser, the newest first. */
function haveElsewhere(...subjects: string[]): string[] {
  const ids = subjects.map(subject => {
    const conversation = haveConversation({ subject })
    say('visitor', `${subject}!`)
    say('agent', `About ${subject}.`)
    return conversation.id
  })
  server.person.conversations = ids
  return ids
}

describeChat('a visitor whom the page identifies', () => {
  it('goes on with the open conversation of another browser, without a question for the address', async () => {
    const [parcel, invoice] = haveElsewhere('Parcel', 'Invoice')
    change({ status: 'resolved' }, invoice)
    server.person.email = 'ada@example.com'
    const host = await ready(openChat({}))
    const messages = hear(host, 'support:message')
    command(host, 'identify', 'token.of.ada')
    await hasText(host, 'About Parcel.')
    expect(sessionOf(host).$state.get()).to.include({ conversationId: parcel, email: 'ada@example.com' })
    await until(() => sessionOf(host).$remembered.get()[0]?.id === invoice)
    expect(stored()).to.include({ conversationId: parcel, email: 'ada@example.com' })
    await send(host, 'Thank you')
    await until(() => server.messages.length === 5)
    expect(server.messages[4]!.conversation_id).to.equal(parcel)
    expect(server.created).to.have.length(0)
    await until(() => messages.details.length > 0)
    expect(messages.details).to.have.length(1)
    expect([textOf(host).includes(NEW), textOf(host).includes(ALSO)]).to.deep.equal([false, false])
  })

  it('is looked up once, and not before the panel opens', async () => {
    haveElsewhere('Parcel')
    const host = await ready(placeChat({ email: 'ada@example.com' }))
    command(host, 'identify', 'token.of.ada')
    await until(() => stored().email)
    await settle()
    expect(server.finds).to.deep.equal([])
    host.open()
    await hasText(host, 'About Parcel.')
    host.close()
    await settle()
    host.open()
    command(host, 'identify', () => 'token.of.ada')
    await until(() => server.identities.length === 1)
    expect(server.finds).to.deep.equal(['token.of.ada'])
  })

  it('is looked up again at the next opening if the server could not be reached', async () => {
    haveElsewhere('Parcel')
    server.isOffline = true
    const host = await ready(openChat())
    command(host, 'identify', 'token.of.ada')
    await until(() => server.lost.includes(FIND))
    await settle()
    server.isOffline = false
    host.close()
    await settle()
    chat.advance(60_000)
    await settle()
    expect(server.finds).to.deep.equal([])
    host.open()
    await chat.advanceUntil(() => textOf(host).includes('About Parcel.'))
  })

  it('keeps the conversation that they began, and is told of the other open one', async () => {
    const host = await ready(openChat())
    await send(host, 'Hello')
    await until(() => server.messages.length === 1)
    const { id } = server.conversation!
    const [parcel] = haveElsewhere('Parcel')
    server.person.conversations.push(id)
    command(host, 'identify', 'token.of.ada')
    await hasText(host, `${ALSO} Parcel`)
    await until(() => server.identities.length > 0)
    expect(server.identities).to.deep.equal(['token.of.ada'])
    expect(sessionOf(host).$state.get().conversationId).to.equal(id)
    const show = await control(host, 'Show it')
    show.click()
    await hasText(host, 'About Parcel.')
    await until(() => !textOf(host).includes(ALSO))
    expect(sessionOf(host).$state.get().conversationId).to.equal(parcel)
    await until(() => sessionOf(host).$remembered.get()[0]?.id === id)
  })

  it('can dismiss the note, which does not come back for what the browser knows', async () => {
    haveElsewhere('Parcel')
    const current = haveConversation({ subject: 'Here' })
    say('visitor', 'Here!')
    const credentials = { [current.id]: credential(tokenFor(current.id), current.id) }
    store({ email: 'ada@example.com', conversationId: current.id, credentials })
    const host = await ready(openChat({}))
    command(host, 'identify', 'token.of.ada')
    await hasText(host, `${ALSO} Parcel`)
    ;(await control(host, 'Dismiss')).click()
    await until(() => !textOf(host).includes(ALSO))
    await until(() => stored().remembered?.some(({ subject }) => subject === 'Parcel'))
    host.remove()
    const again = await ready(openChat({}))
    command(again, 'identify', 'token.of.ada')
    await until(() => server.finds.length === 2)
    await hasText(again, 'Here!')
    await settle()
    expect(textOf(again)).not.to.contain(ALSO)
  })

  it('finds them after a failed request, too, without another opening of the panel', async () => {
    haveElsewhere('Parcel')
    const host = await ready(openChat())
    await until(() => stored().email)
    server.isOffline = true
    command(host, 'identify', 'token.of.ada')
    await until(() => server.lost.includes(FIND))
    server.isOffline = false
    await chat.advanceUntil(() => textOf(host).includes('About Parcel.'))
  })

  it('loses no message that waits to be sent', async () => {
    haveElsewhere('Parcel')
    const host = await ready(openChat())
    await until(() => stored().email)
    server.isOffline = true
    await send(host, 'Wait for me')
    await until(() => sessionOf(host).$state.get().retryAt)
    server.isOffline = false
    command(host, 'identify', 'token.of.ada')
    await hasText(host, `${ALSO} Parcel`)
    await chat.advanceUntil(() => server.messages.some(({ content }) => content === 'Wait for me'))
    expect(textOf(host)).to.contain('Wait for me')
  })

  it('has one conversation in two tabs', async () => {
    const [parcel] = haveElsewhere('Parcel')
    const host = await ready(openChat())
    await until(() => stored().email)
    const credentials = { [parcel!]: credential(tokenFor(parcel!), parcel!) }
    storeElsewhere({ credentials })
    storeElsewhere({ conversationId: parcel! })
    await hasText(host, 'About Parcel.')
    command(host, 'identify', 'token.of.ada')
    await until(() => server.finds.length === 1)
    await until(() => stored().remembered?.length === 1)
    await settle()
    expect(stored().remembered).to.have.length(1)
    expect(textOf(host)).not.to.contain(ALSO)
    expect(server.created).to.have.length(0)
  })

  it('sees what is unread in what was found', async () => {
    const ids = haveElsewhere('Parcel', 'Invoice')
    for (const id of ids) change({ status: 'ticket', number: 7 }, id)
    const host = await ready(openChat())
    command(host, 'identify', 'token.of.ada')
    await until(() => sessionOf(host).$unread.get() === 2)
    expect(sessionOf(host).$state.get().conversationId).to.equal(null)
  })

  it('is forgotten with the found conversations at logout', async () => {
    haveElsewhere('Parcel', 'Invoice')
    server.person.email = 'ada@example.com'
    const host = await ready(openChat({}))
    command(host, 'identify', 'token.of.ada')
    await hasText(host, `${ALSO} Invoice`)
    command(host, 'logout')
    await until(() => sessionOf(host).$state.get().email === null)
    await until(() => !textOf(host).includes(ALSO) && !textOf(host).includes('Parcel'))
  })
})

describeChat('a visitor whom nobody identifies', () => {
  it('is told once that a conversation is new, if there are earlier ones, which are a press away', async () => {
    const host = await ready(openChat())
    await send(host, 'Hello')
    await until(() => stored().remembered?.length === 1)
    await settle()
    expect(textOf(host)).not.to.contain(NEW)
    sessionOf(host).turnTo(null)
    await send(host, 'A second conversation')
    await hasText(host, NEW)
    await send(host, 'Another message')
    await until(() => server.messages.length === 3)
    expect(textOf(host).split(NEW)).to.have.length(2)
    ;(await control(host, 'Your conversations')).click()
    await hasText(host, 'Hello')
    expect(sessionOf(host).$state.get().conversationId).to.equal(null)
  })

  it('is not told in a conversation that goes on', async () => {
    const { id } = haveConversation()
    say('visitor', 'Hello')
    const credentials = { [id]: credential(tokenFor(id), id) }
    store({ email: 'ada@example.com', conversationId: id, credentials })
    const host = await ready(openChat({}))
    await send(host, 'Another message')
    await until(() => server.messages.length === 2)
    await settle()
    expect(textOf(host)).not.to.contain(NEW)
  })
})
