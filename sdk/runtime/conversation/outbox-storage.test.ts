import { describe, expect, it } from 'vitest'
import { INITIAL_CONVERSATION, type OutgoingMessage } from '#core/conversation/state.ts'
import { createVisitorStorage } from '../storage/visitor-storage.ts'
import { createOutboxStorage } from './outbox-storage.ts'

function outgoing(clientId: string, change: Partial<OutgoingMessage> = {}): OutgoingMessage {
  const fresh = { attempts: 0, delivery: 'waiting', choice: null, file: null } as const
  return { clientId, content: `text ${clientId}`, sentAt: 1, ...fresh, ...change }
}

function createTab(items = new Map<string, string>()) {
  const browser = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage
  const storage = createVisitorStorage(() => browser, 'https://help.test', 'acme')
  const outboxStorage = createOutboxStorage(storage)
  return {
    load: outboxStorage.load,
    hold: (conversationId: string | null, ...outbox: OutgoingMessage[]) =>
      outboxStorage.save({ ...INITIAL_CONVERSATION, conversationId, outbox }),
    stored: () => storage.read().outbox,
    reload: () => createTab(items),
    items,
  }
}

const FILE = { name: 'a.png', size: 1, mediaType: 'image/png', progress: 0.5 }

describe('what has not arrived yet', () => {
  it('is there after a reload, ready to be sent', () => {
    const tab = createTab()
    tab.hold(null, outgoing('a', { delivery: 'sending', attempts: 3 }), outgoing('b', { delivery: 'failed' }))
    expect(tab.reload().load(null)).toEqual([outgoing('a'), outgoing('b', { delivery: 'failed' })])
  })

  it('goes with its conversation when that is created, and is gone when it has arrived', () => {
    const tab = createTab()
    tab.hold(null, outgoing('a'))
    tab.hold('c', outgoing('a'))
    expect(tab.stored()).toEqual({ c: [outgoing('a')] })
    tab.hold('c')
    expect(tab.stored()).toEqual({})
  })

  it('moves to a new conversation when its conversation is missing', () => {
    const tab = createTab()
    tab.hold('c', outgoing('a'))
    tab.hold(null, outgoing('a'))
    expect(tab.stored()).toEqual({ new: [outgoing('a')] })
    expect(tab.load('c')).toEqual([])
  })

  it('stays with a conversation that the visitor turns away from', () => {
    const tab = createTab()
    tab.hold('c', outgoing('a'))
    tab.hold('d')
    tab.hold('d', outgoing('b'))
    expect(tab.stored()).toEqual({ c: [outgoing('a')], d: [outgoing('b')] })
    expect(tab.load('c')).toEqual([outgoing('a')])
  })

  it('is never a file whose bytes are lost; one that has its address is its address', () => {
    const tab = createTab()
    const uploaded = outgoing('b', { content: 'https://files.test/a.png', file: FILE })
    tab.hold('c', outgoing('a', { content: '', file: FILE }), uploaded)
    expect(tab.reload().load('c')).toEqual([{ ...uploaded, file: null }])
  })

  it('keeps a file that is not uploaded with a conversation that the visitor turns away from', () => {
    const tab = createTab()
    const file = outgoing('b', { content: '', file: FILE })
    tab.hold('c', { ...file, delivery: 'sending' })
    tab.hold('d')
    expect(tab.load('c')).toEqual([file])
    expect(tab.stored()).toEqual({})
  })

  it('leaves alone what another tab holds', () => {
    const one = createTab()
    const other = one.reload()
    one.hold('c', outgoing('a'))
    other.hold('c', outgoing('b'))
    one.hold('c', outgoing('a'), outgoing('d'))
    expect(one.stored()).toEqual({ c: [outgoing('b'), outgoing('a'), outgoing('d')] })
    one.hold('c')
    expect(one.stored()).toEqual({ c: [outgoing('b')] })
  })
})
