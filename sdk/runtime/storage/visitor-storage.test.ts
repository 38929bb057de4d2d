import { describe, expect, it } from 'vitest'
import { mergeRecords } from './merge-records.ts'
import { createVisitorStorage, type VisitorRecord } from './visitor-storage.ts'

const BASE = 'https://help.test'
const EMPTY: VisitorRecord = {
  email: null,
  name: null,
  conversationId: null,
  remembered: [],
  credentials: {},
  outbox: {},
  creationKeys: {},
  drafts: {},
  ticketDraft: {},
  isMuted: false,
  isPrivacyNoticeDismissed: false,
}

/**
 * A browser's storage.
 * @param allows returns which calls do not throw
 */
function createBrowser(allows = { get: true, set: true }) {
  const items = new Map<string, string>()
  const guard = (isAllowed: boolean) => {
    if (!isAllowed) throw new DOMException('no', 'QuotaExceededError')
  }
  const storage = {
    getItem(key: string) {
      guard(allows.get)
      return items.get(key) ?? null
    },
    setItem(key: string, value: string) {
      guard(allows.set)
      items.set(key, value)
    },
    removeItem: (key: string) => items.delete(key),
  } as unknown as Storage
  return { items, allows, open: () => storage }
}

describe('what a browser remembers of a tenant', () => {
  it('is apart for every tenant and server', () => {
    const { open } = createBrowser()
    const acme = createVisitorStorage(open, BASE, 'acme')
    acme.change({ email: 'ada@example.com' })
    expect(acme.read()).toEqual({ ...EMPTY, email: 'ada@example.com' })
    expect(createVisitorStorage(open, BASE, 'noor').read()).toEqual(EMPTY)
    expect(createVisitorStorage(open, 'https://other.test', 'acme').read()).toEqual(EMPTY)
    acme.clear()
    expect(acme.read()).toEqual(EMPTY)
  })

  it.each([
    ['no JSON', '{"email":'],
    ['nothing', 'null'],
    ['a text', '"hello"'],
    ['a list', '[1,2]'],
    ['fields of other kinds', '{"email":{},"remembered":"x","credentials":[1],"outbox":5,"isMuted":"yes"}'],
    [
      'broken entries',
      '{"remembered":[null,{"id":1},{"id":"a"}],"credentials":{"a":{"token":"x"},"b":null},"creationKeys":{"a":1}}',
    ],
  ])('reads %s as empty', (_what, text) => {
    const { items, open } = createBrowser()
    const storage = createVisitorStorage(open, BASE, 'acme')
    items.set(storage.key, text)
    expect(storage.read()).toEqual(EMPTY)
  })

  it('keeps the good entries beside broken ones', () => {
    const { items, open } = createBrowser()
    const storage = createVisitorStorage(open, BASE, 'acme')
    const outgoing = { clientId: 'c', content: 'Hello', sentAt: 1, delivery: 'waiting' }
    items.set(
      storage.key,
      JSON.stringify({ email: 'a@b.co', outbox: { new: [outgoing, { clientId: 1 }, 7] } }),
    )
    expect(storage.read()).toEqual({ ...EMPTY, email: 'a@b.co', outbox: { new: [outgoing] } })
  })

  it('comes back with the next change if the page clears the storage, but not once the visitor has logged out', () => {
    const { items, open } = createBrowser()
    const storage = createVisitorStorage(open, BASE, 'acme')
    const other = createVisitorStorage(open, BASE, 'acme')
    storage.change({ email: 'ada@example.com' })
    expect(other.read()).toMatchObject({ email: 'ada@example.com' })
    items.clear()
    expect(storage.read()).toMatchObject({ email: 'ada@example.com' })
    other.change({ name: 'Ada' })
    expect(JSON.parse(items.get(storage.key)!)).toMatchObject({ email: 'ada@example.com', name: 'Ada' })
    other.clear()
    expect(storage.read()).toEqual(EMPTY)
  })

  it('is in memory before consent, is stored with it, and is only in memory again when it is withdrawn', () => {
    const { items, allows, open } = createBrowser({ get: true, set: false })
    const storage = createVisitorStorage(open, BASE, 'acme')
    storage.change({ conversationId: 'c', drafts: { c: 'ha' } })
    allows.set = true
    storage.save((stored, inMemory) => mergeRecords(stored, inMemory, { c: 'half' }))
    expect(JSON.parse(items.get(storage.key)!)).toMatchObject({ conversationId: 'c', drafts: { c: 'half' } })
    storage.withdraw()
    expect([items.size, storage.read().conversationId]).toEqual([0, 'c'])
  })

  it('of a returning visitor is joined with what was in memory before their consent, and none of it is lost', () => {
    const { items, allows, open } = createBrowser({ get: true, set: false })
    const storage = createVisitorStorage(open, BASE, 'acme')
    const credential = (id: string, token: string) => ({
      ...{ conversationId: id, token, expiresAt: 1 },
      realtime: { url: 'u', key: 'k' },
    })
    const known = (id: string, lastMessageAt: number) =>
      ({ id, subject: id, preview: '', status: 'open', number: null, lastMessageAt, unread: 0 }) as const
    const outgoing = (clientId: string) =>
      ({
        clientId,
        content: clientId,
        sentAt: 1,
        attempts: 0,
        delivery: 'waiting',
        choice: null,
        file: null,
      }) as const
    storage.change({
      email: 'ada@new.test',
      conversationId: 'b',
      remembered: [known('b', 5)],
      credentials: { b: credential('b', 'b') },
      outbox: { b: [outgoing('1')], new: [outgoing('2')] },
      creationKeys: { 2: 'key' },
      drafts: { new: 'no', b: 'in b' },
    })
    const earlier: Partial<VisitorRecord> = {
      email: 'ada@old.test',
      name: 'Ada',
      conversationId: 'a',
      remembered: [known('c', 9), known('a', 3)],
      credentials: { a: credential('a', 'a') },
      outbox: { a: [outgoing('3')], new: [outgoing('4')] },
      creationKeys: { 4: 'other' },
      drafts: { new: 'before', a: 'in a' },
      ticketDraft: { subject: 'Late' },
      isMuted: true,
    }
    items.set(storage.key, JSON.stringify(earlier))
    allows.set = true
    storage.save((stored, inMemory) => mergeRecords(stored, inMemory, { new: 'now' }))
    expect(JSON.parse(items.get(storage.key)!)).toEqual({
      email: 'ada@new.test',
      name: 'Ada',
      conversationId: 'b',
      remembered: [known('c', 9), known('b', 5), known('a', 3)],
      credentials: { a: credential('a', 'a'), b: credential('b', 'b') },
      outbox: { a: [outgoing('3')], b: [outgoing('1')], new: [outgoing('4'), outgoing('2')] },
      creationKeys: { 2: 'key', 4: 'other' },
      drafts: { new: 'before\nnow', a: 'in a', b: 'in b' },
      ticketDraft: { subject: 'Late' },
      isMuted: true,
      isPrivacyNoticeDismissed: false,
    })
  })

  it('is where it was if they did nothing before their consent', () => {
    const { items, allows, open } = createBrowser({ get: true, set: false })
    const storage = createVisitorStorage(open, BASE, 'acme')
    storage.change({ email: 'ada@example.com' })
    items.set(storage.key, JSON.stringify({ email: 'ada@example.com', conversationId: 'c' }))
    allows.set = true
    storage.save((stored, inMemory) => mergeRecords(stored, inMemory, {}))
    expect(storage.read().conversationId).toBe('c')
  })

  it('lives in memory where storage throws', () => {
    const storage = createVisitorStorage(
      () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      BASE,
      'acme',
    )
    storage.change({ email: 'ada@example.com' })
    storage.change({ name: 'Ada' })
    expect(storage.read()).toEqual({ ...EMPTY, email: 'ada@example.com', name: 'Ada' })
    storage.clear()
    expect(storage.read()).toEqual(EMPTY)
  })

  it('goes on in memory when storage is full, and saves everything once there is room', () => {
    const { items, allows, open } = createBrowser()
    const storage = createVisitorStorage(open, BASE, 'acme')
    storage.change({ email: 'ada@example.com' })
    allows.set = false
    storage.change({ conversationId: 'c' })
    expect(storage.read()).toMatchObject({ email: 'ada@example.com', conversationId: 'c' })
    expect(items.get(storage.key)).not.toContain('"c"')
    allows.set = true
    storage.change({ name: 'Ada' })
    expect(JSON.parse(items.get(storage.key)!)).toMatchObject({ conversationId: 'c', name: 'Ada' })
  })
})
