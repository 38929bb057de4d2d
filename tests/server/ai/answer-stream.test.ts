/** An answer while it is being written: who can follow it, and what is never shown. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/ports/database.ts'
import type { Model, ModelRequest } from '#server/ports/model.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

/** A model's answer in progress. */
type Writing = { readonly write: (soFar: string) => void; readonly finish: (text: string) => void }

describeEachDemoDatabase('the stream of an answer', given => {
  let server: TestServer
  const writings: Writing[] = []
  let isNotifyDown = false

  // This file tests the stream; an extractive model would answer at once.
  const heldModel: Model = {
    isExtractive: true,
    answer: ({ onText, passages }: ModelRequest) =>
      new Promise(resolve =>
        writings.push({
          write: text => onText?.({ text, used: passages.map(({ slug }) => slug) }),
          finish: text => resolve({ kind: 'answer', text, used: passages.map(({ slug }) => slug) }),
        }),
      ),
  }

  beforeAll(async () => {
    const database: Database = {
      ...given.database,
      asOwner: work => (isNotifyDown ? Promise.reject(new Error('down')) : given.database.asOwner(work)),
    }
    server = await openTestServer(database, { model: heldModel })
  })
  afterAll(() => server.close())

  const say = ({ id, call }: VisitorCaller, content = 'How much does Acme Planner cost?') =>
    call('postMessage', { params: { id }, body: { content } })
  const address = ({ id }: Pick<VisitorCaller, 'id'>) => `/api/conversations/${id}/stream`
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

  /** Opens a visitor whose question the model has started to answer. */
  async function asking(): Promise<{ visitor: VisitorCaller; writing: Writing }> {
    const visitor = await server.asVisitor()
    await say(visitor)
    return { visitor, writing: await nextWriting() }
  }
  async function nextWriting(): Promise<Writing> {
    await waitFor(() => expect(writings).not.toEqual([]), { interval: 5 })
    return writings.shift()!
  }
  async function follow(visitor: VisitorCaller, on = server) {
    const response = await on.request(address(visitor), bearer(visitor.token))
    expect(response.status).toBe(200)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    return {
      response,
      abort: () => reader.cancel(),
      /** Returns the text of the next event; null at the end. */
      async next(): Promise<string | null> {
        for (;;) {
          const { done, value } = await reader.read()
          if (done) return null
          if (value.startsWith('data: ')) return JSON.parse(value.slice('data: '.length)).text
        }
      },
    }
  }

  it('tells all of the text so far, at most every 100 ms, and ends with the answer', async () => {
    const { visitor, writing } = await asking()
    const stream = await follow(visitor)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.response.headers.get('cache-control')).toBe('no-store')
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
    writing.write('One')
    expect(await stream.next()).toBe('One')
    writing.write('One two')
    server.clock.advance(99)
    writing.write('One two three')
    server.clock.advance(1)
    expect(await stream.next()).toBe('One two three')
    writing.finish('One two three.')
    expect(await stream.next()).toBeNull()
    const { messages } = (await visitor.call('listMessages', { params: { id: visitor.id }, query: {} })).body
    expect(messages.map(({ content }) => content)).toEqual([
      'How much does Acme Planner cost?',
      'One two three.',
    ])
  })

  it('tells who comes later what is written, each of two, and goes on when one leaves', async () => {
    const { visitor, writing } = await asking()
    const first = await follow(visitor)
    writing.write('Begun')
    expect(await first.next()).toBe('Begun')
    const second = await follow(visitor)
    expect(await second.next()).toBe('Begun')
    await first.abort()
    server.clock.advance(100)
    writing.write('Begun well')
    expect(await second.next()).toBe('Begun well')
    writing.finish('Begun well.')
    expect(await second.next()).toBeNull()
  })

  it('tells another conversation nothing', async () => {
    const { visitor, writing } = await asking()
    const other = await server.asVisitor()
    await say(other)
    const othersWriting = await nextWriting()
    const stream = await follow(visitor)
    const othersStream = await follow(other)
    writing.write('Only for one')
    expect(await stream.next()).toBe('Only for one')
    othersWriting.write('For the other')
    expect(await othersStream.next()).toBe('For the other')
    othersWriting.finish('For the other.')
    expect(await othersStream.next()).toBeNull()
    server.clock.advance(100)
    writing.write('Only for one, still')
    expect(await stream.next()).toBe('Only for one, still')
    writing.finish('Only for one.')
    expect(await stream.next()).toBeNull()
  })

  it('keeps quiet once an agent has come', async () => {
    const { visitor, writing } = await asking()
    const stream = await follow(visitor)
    writing.write('I think')
    expect(await stream.next()).toBe('I think')
    const agent = await server.asMember('agent@acme.test')
    const body = { assignee_id: personId('agent@acme.test') }
    await agent('updateConversation', { params: { id: visitor.id }, body })
    server.clock.advance(100)
    writing.write('I think that')
    writing.finish('I think that.')
    expect(await stream.next()).toBeNull()
  })

  it('follows the newest question: neither the words nor the end of an answer before it', async () => {
    const { visitor, writing: stale } = await asking()
    stale.write('To the first')
    await say(visitor, 'For a team')
    const writing = await nextWriting()
    const stream = await follow(visitor)
    server.clock.advance(100)
    stale.write('To the first, more')
    const marks: string[] = []
    const unlisten = await given.database.listen('answer_progress', mark => void marks.push(mark))
    stale.finish('To the first.')
    await waitFor(() => expect(marks.join()).toContain('"question":1,"text":null'))
    await unlisten()
    writing.write('To the second')
    expect(await stream.next()).toBe('To the second')
    writing.finish('To the second.')
    expect(await stream.next()).toBeNull()
  })

  it('ends at once when no answer is due', async () => {
    expect(await (await follow(await server.asVisitor())).next()).toBeNull()
  })

  it('is for the visitor of that very conversation', async () => {
    const [visitor, stranger] = [await server.asVisitor(), await server.asVisitor()]
    const asked = async (init: RequestInit) => {
      const response = await server.request(address(visitor), init)
      return [response.status, JSON.parse((await response.text()) || 'null')?.code]
    }
    expect(await asked(bearer(stranger.token))).toEqual([404, 'conversation_not_found'])
    expect(await asked({})).toEqual([401, 'token_missing'])
    expect(await asked(bearer(await server.memberToken(personId('agent@acme.test'))))).toEqual([
      403,
      'forbidden',
    ])
    expect(await asked({ method: 'POST', ...bearer(visitor.token) })).toEqual([405, 'method_not_allowed'])
  })

  it('answers HEAD with its headers alone', async () => {
    const { visitor, writing } = await asking()
    const response = await server.request(address(visitor), { method: 'HEAD', ...bearer(visitor.token) })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(await response.text()).toBe('')
    writing.finish('Yes.')
  })

  it('harms no answer when it fails', async () => {
    const { visitor, writing } = await asking()
    isNotifyDown = true
    writing.write('Unheard')
    writing.finish('Heard all the same.')
    await waitFor(
      async () => {
        const { messages } = (await visitor.call('listMessages', { params: { id: visitor.id }, query: {} }))
          .body
        expect(messages.at(-1)!.content).toBe('Heard all the same.')
      },
      { interval: 15 },
    )
    isNotifyDown = false
  })

  /** A node whose visitor waits for an answer that another node writes. */
  async function waitingOnSecond() {
    const second = await openTestServer(given.database)
    const visitor = await second.asVisitor()
    const due = new Date(second.clock.now() + 30_000)
    await given.database.asOwner(query =>
      query('update public.conversations set ai_due_at = $2 where id = $1', [visitor.id, due]),
    )
    return { second, visitor, stream: await follow(visitor, second) }
  }

  it('ends when the server closes, though another node is still at the answer', async () => {
    const { second, stream } = await waitingOnSecond()
    await second.close()
    expect(await stream.next()).toBeNull()
  })

  it('ends when the server stops, also for who asks meanwhile', async () => {
    const { second, visitor, stream } = await waitingOnSecond()
    const drained = second.drain(30_000)
    expect(await stream.next()).toBeNull()
    expect(await (await follow(visitor, second)).next()).toBeNull()
    expect(await drained).toEqual([])
    await second.close()
  })
})
