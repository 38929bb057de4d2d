import { describe, expect, it } from 'vitest'
import { DRAFT_SAVE_AFTER_MS } from '#contract/constants/thread-tools.ts'
import type { Draft } from '#contract/entities/thread-tools.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { fakeStorage } from '#host-app/shared/browser/fake-storage.ts'
import { createTurns } from '../../../common/task-order.ts'
import { createOutbox, type Failure } from './outbox.ts'
import { createUnsentStorage, UNSENT_KEPT_MS, type UnsentMessage } from './unsent-storage.ts'

const ONE = '10000000-0000-4000-8000-000000000001'
const TWO = '20000000-0000-4000-8000-000000000002'
const settled = () => new Promise<void>(resolve => setImmediate(resolve))
const reply = (content: string): Draft => ({ kind: 'reply', content })

/** A server that stores each message once, by its client id, and can lose requests or answers. */
function fakeServer() {
  const stored = new Map<string, string>()
  const drafts = new Map<string, string>()
  const world = {
    loses: 'nothing' as 'nothing' | 'requests' | 'answers',
    refusal: null as Failure | null,
    posts: 0,
  }
  async function call(act: () => void): Promise<void> {
    await Promise.resolve()
    if (world.loses === 'requests') throw { status: 'waiting' }
    if (world.refusal) throw world.refusal
    act()
    if (world.loses === 'answers') throw { status: 'waiting' }
  }
  return {
    world,
    drafts,
    sent: () => [...stored.values()],
    post: ({ clientId, content, seenSequence }: UnsentMessage) => {
      world.posts += 1
      if (world.refusal?.status === 'held' && seenSequence === null) world.refusal = null
      return call(() => stored.set(clientId, content))
    },
    saveDraft: (id: string, { content }: Draft) => call(() => drafts.set(id, content)),
  }
}

let ids = 0
function message(content: string, conversationId = ONE): UnsentMessage {
  const clientId = `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`
  const rest = { kind: 'reply', mentionedIds: [], fileKey: null, seenSequence: 3, writtenAt: ids } as const
  return { clientId, conversationId, content, ...rest, mentionedIds: [] }
}

function openTab(server = fakeServer(), local = fakeStorage(), isActing = false) {
  const clock = createManualClock(1_000)
  const storage = createUnsentStorage({ storage: local, scope: 'ann:acme:self', now: clock.now })
  const outbox = createOutbox({
    clock,
    storage,
    post: server.post,
    saveDraft: isActing ? null : server.saveDraft,
    inTurn: createTurns(),
    failureOf: error => error as Failure,
    spread: ms => ms,
  })
  const stop = outbox.start()
  const statuses = (id = ONE) => outbox.outgoing.get()[id]?.map(({ status }) => status) ?? []
  return {
    server,
    local,
    clock,
    outbox,
    stop,
    statuses,
    reload() {
      stop()
      return openTab(server, local, isActing)
    },
  }
}

describe('messages on their way', () => {
  it('are gone from the browser once the server has them', async () => {
    const { outbox, server, local, statuses } = openTab()
    expect(await outbox.send(message('Hello'))).toBe(true)
    expect([server.sent(), statuses(), local.keys()]).toEqual([['Hello'], [], []])
  })

  it('wait without a connection, and go out by themselves in order, each once', async () => {
    const { outbox, server, statuses, clock } = openTab()
    server.world.loses = 'requests'
    expect(await outbox.send(message('One'))).toBe(false)
    expect(await outbox.send(message('Two'))).toBe(false)
    expect(statuses()).toEqual(['waiting', 'waiting'])
    clock.advance(999)
    await settled()
    const before = server.world.posts
    server.world.loses = 'answers'
    clock.advance(1)
    await settled()
    expect([server.world.posts, server.sent()]).toEqual([before + 1, ['One']])
    server.world.loses = 'nothing'
    outbox.wake()
    await settled()
    expect([server.sent(), statuses()]).toEqual([['One', 'Two'], []])
  })

  it('survive a reload, under the same ids', async () => {
    const tab = openTab()
    tab.server.world.loses = 'answers'
    await tab.outbox.send(message('One'))
    await tab.outbox.send(message('Elsewhere', TWO))
    tab.server.world.loses = 'nothing'
    const { outbox, statuses, server, local } = tab.reload()
    await settled()
    expect([statuses(), statuses(TWO), local.keys()]).toEqual([[], [], []])
    expect(server.sent()).toEqual(['One', 'Elsewhere'])
    expect(outbox.outgoing.get()[ONE]).toEqual([])
  })

  it('that the server refuses stay without blocking the next, until they are sent again, edited or discarded', async () => {
    const { outbox, server, statuses, local } = openTab()
    server.world.refusal = { status: 'refused', reason: 'No.' }
    for (const text of ['One', 'Two', 'Three']) await outbox.send(message(text))
    expect(statuses()).toEqual(['refused', 'refused', 'refused'])
    server.world.refusal = null
    await outbox.send(message('Four'))
    expect(server.sent()).toEqual(['Four'])
    const [one, two, three] = outbox.outgoing.get()[ONE]!
    outbox.discard(one!)
    outbox.setDraft(ONE, reply('typed since'))
    outbox.takeBack(two!)
    expect(outbox.draft(ONE).content).toBe('Two\n\ntyped since')
    outbox.sendAgain(three!)
    await settled()
    expect([server.sent(), statuses()]).toEqual([['Four', 'Three'], []])
    expect(local.keys()).toEqual([`unsent:ann:acme:self:draft:${ONE}`])
  })

  it('tried again after a refusal are still held if a colleague was faster', async () => {
    const { outbox, server, statuses } = openTab()
    server.world.refusal = { status: 'refused', reason: 'No.' }
    await outbox.send(message('Mine'))
    server.world.refusal = { status: 'held', reason: 'Daniel replied in the meantime.' }
    outbox.sendAgain(outbox.outgoing.get()[ONE]![0]!)
    await settled()
    expect([server.sent(), statuses()]).toEqual([[], ['held']])
  })

  it.each([
    ['note', 'reply'],
    ['reply', 'note'],
  ] as const)('taken back, a %s beside a %s becomes a note, which no customer reads', async (kind, other) => {
    const { outbox, server } = openTab()
    server.world.refusal = { status: 'refused', reason: 'No.' }
    await outbox.send({ ...message('One'), kind })
    outbox.setDraft(ONE, { kind: other, content: 'Two' })
    outbox.takeBack(outbox.outgoing.get()[ONE]![0]!)
    expect(outbox.draft(ONE)).toEqual({ kind: 'note', content: 'One\n\nTwo' })
  })

  it('that a colleague overtook are held until they are sent in any case', async () => {
    const { outbox, server, statuses } = openTab()
    server.world.refusal = { status: 'held', reason: 'Daniel replied in the meantime.' }
    await outbox.send(message('Mine'))
    expect(outbox.outgoing.get()[ONE]).toMatchObject([
      { status: 'held', reason: 'Daniel replied in the meantime.' },
    ])
    outbox.sendAgain(outbox.outgoing.get()[ONE]![0]!)
    await settled()
    expect([server.sent(), statuses()]).toEqual([['Mine'], []])
  })

  it('of another member, of another company, or from long ago are not sent', async () => {
    const { local, clock, server, outbox } = openTab()
    const others = createUnsentStorage({
      storage: local,
      scope: 'bob:acme:self',
      now: clock.now,
    })
    others.keepMessage(message('Bob’s'))
    server.world.loses = 'requests'
    await outbox.send({ ...message('Old'), writtenAt: clock.now() - UNSENT_KEPT_MS })
    await outbox.send({ ...message('Recent'), writtenAt: clock.now() - UNSENT_KEPT_MS + 1 })
    server.world.loses = 'nothing'
    openTab(server, local)
    await settled()
    expect(server.sent()).toEqual(['Recent'])
  })
})

describe('drafts', () => {
  it('are saved half a second after the last key and not before, and then leave the browser', async () => {
    const { outbox, server, clock, local } = openTab()
    outbox.setDraft(ONE, reply('D'))
    clock.advance(DRAFT_SAVE_AFTER_MS - 1)
    outbox.setDraft(ONE, reply('De'))
    clock.advance(DRAFT_SAVE_AFTER_MS - 1)
    await settled()
    expect([server.drafts.size, outbox.draftStates.get()[ONE]]).toEqual([0, 'saving'])
    expect(local.keys()).toHaveLength(1)
    clock.advance(1)
    await settled()
    expect([server.drafts.get(ONE), outbox.draftStates.get()[ONE], local.keys()]).toEqual(['De', 'saved', []])
  })

  it('typed without a connection survive a reload, win over the server’s, and are saved by themselves', async () => {
    const tab = openTab()
    tab.server.drafts.set(ONE, 'older')
    tab.server.world.loses = 'requests'
    tab.outbox.setDraft(ONE, reply('Written on a train'))
    tab.outbox.flush()
    await settled()
    expect(tab.outbox.draftStates.get()[ONE]).toBe('unsaved')
    const { outbox, server, clock } = tab.reload()
    await settled()
    outbox.adoptDraft(ONE, reply('older'))
    expect(outbox.draft(ONE).content).toBe('Written on a train')
    server.world.loses = 'nothing'
    clock.advance(1_000)
    await settled()
    expect([server.drafts.get(ONE), outbox.draftStates.get()[ONE]]).toEqual(['Written on a train', 'saved'])
  })

  it('emptied without a connection stay empty', async () => {
    const tab = openTab()
    tab.server.world.loses = 'requests'
    tab.outbox.setDraft(ONE, reply(''))
    const { outbox } = tab.reload()
    outbox.adoptDraft(ONE, reply('of the server'))
    expect(outbox.draft(ONE).content).toBe('')
  })

  it('of two tabs don’t overwrite each other: the older tab takes the newer text', async () => {
    const first = openTab()
    first.server.world.loses = 'requests'
    first.outbox.setDraft(ONE, reply('old'))
    first.outbox.flush()
    await settled()
    const second = openTab(first.server, first.local)
    second.outbox.setDraft(ONE, reply('old and new'))
    first.server.world.loses = 'nothing'
    first.outbox.wake()
    await settled()
    expect([first.server.drafts.get(ONE), first.outbox.draft(ONE).content]).toEqual([
      'old and new',
      'old and new',
    ])
    second.outbox.flush()
    await settled()
    expect([second.outbox.draftStates.get()[ONE], first.local.keys()]).toEqual(['saved', []])
  })

  it('typed in two tabs at once are both kept', async () => {
    const first = openTab()
    first.server.world.loses = 'requests'
    first.outbox.setDraft(ONE, reply('written here'))
    const second = openTab(first.server, first.local)
    second.outbox.setDraft(ONE, reply('written there'))
    first.server.world.loses = 'nothing'
    for (let turn = 0; turn < 3; turn++)
      for (const { outbox, clock } of [first, second]) {
        outbox.flush()
        clock.advance(DRAFT_SAVE_AFTER_MS)
        await settled()
      }
    const both = 'written there\n\nwritten here'
    expect(first.server.drafts.get(ONE)).toBe(both)
    expect([first, second].map(({ outbox }) => outbox.draft(ONE).content)).toEqual([both, both])
    expect(first.local.keys()).toEqual([])
  })

  it('of another device are taken over once nothing of this one is unsaved', async () => {
    const { outbox, clock } = openTab()
    outbox.setDraft(ONE, reply('sent before'))
    outbox.setDraft(ONE, reply(''))
    outbox.adoptDraft(ONE, reply('of the laptop'))
    expect(outbox.draft(ONE).content).toBe('')
    clock.advance(DRAFT_SAVE_AFTER_MS)
    await settled()
    outbox.adoptDraft(ONE, reply('of the laptop'))
    expect(outbox.draft(ONE).content).toBe('of the laptop')
    outbox.setDraft(ONE, reply('typed'))
    outbox.adoptDraft(ONE, reply('of the laptop'))
    expect(outbox.draft(ONE).content).toBe('typed')
  })

  it('put back stand before what has been typed since; of a note and a reply, both are a note', () => {
    const { outbox } = openTab()
    outbox.setDraft(ONE, reply('Third'))
    outbox.putBack(ONE, reply('Second'))
    outbox.putBack(ONE, reply('First'))
    expect(outbox.draft(ONE)).toEqual(reply('First\n\nSecond\n\nThird'))
    outbox.putBack(ONE, { kind: 'note', content: 'For us' })
    expect(outbox.draft(ONE).kind).toBe('note')
  })

  it('that the server refuses are kept and not tried again', async () => {
    const { outbox, server, clock } = openTab()
    server.world.refusal = { status: 'refused', reason: 'Too long.' }
    outbox.setDraft(ONE, reply('x'))
    outbox.flush()
    await settled()
    expect(outbox.draftStates.get()[ONE]).toBe('refused')
    server.world.refusal = null
    clock.advance(60_000)
    outbox.wake()
    await settled()
    expect(server.drafts.size).toBe(0)
  })

  it('of somebody who acts for a company stay in the browser', async () => {
    const tab = openTab(fakeServer(), fakeStorage(), true)
    tab.outbox.setDraft(ONE, reply('begun'))
    tab.clock.advance(DRAFT_SAVE_AFTER_MS)
    await settled()
    const { outbox, server } = tab.reload()
    await settled()
    expect([outbox.draft(ONE).content, outbox.draftStates.get()[ONE], server.drafts.size]).toEqual([
      'begun',
      'saved',
      0,
    ])
  })
})
