import { describe, expect, it } from 'vitest'
import type { AdmittedClaims } from '../admission.ts'
import { createChangeQueue, type Notice, parseNotice } from './changes.ts'
import { rightOf } from './right.ts'
import { createSubscriptions, type Subscription } from './subscriptions.ts'

const id = (number: number) => `a0000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [ACME, NOOR] = [id(1), id(2)]
const notice = (of: Partial<Notice>): Notice => ({ table: 'messages', type: 'INSERT', id: id(9), ...of })

describe('the queue of changes', () => {
  it('contains a row once, at its first position, with its newest keys', () => {
    const queue = createChangeQueue(10)
    queue.add(notice({ id: id(1), conversation_id: id(7) }), 100)
    queue.add(notice({ id: id(2) }), 110)
    queue.add(notice({ id: id(1), type: 'UPDATE', conversation_id: id(8) }), 120)
    queue.add(notice({ id: id(1), table: 'notes', type: 'UPDATE' }), 130)
    expect(queue.take(2)).toMatchObject([
      {
        ...{ table: 'messages', id: id(1), isInserted: true, isUpdated: true, heardAt: 100 },
        keys: { id: id(1), conversation_id: id(8) },
      },
      { table: 'messages', id: id(2), isInserted: true, isUpdated: false },
    ])
    expect(queue.size()).toBe(1)
    expect(queue.take(2)).toMatchObject([{ table: 'notes', isInserted: false, isUpdated: true }])
  })

  it('refuses more rows than its maximum', () => {
    const queue = createChangeQueue(2)
    expect([1, 2, 3, 2].map(number => queue.add(notice({ id: id(number) }), 0))).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect(queue.size()).toBe(2)
  })
})

it.each(['', '{', 'null', '[]', '{"table":"messages"}', JSON.stringify(notice({ id: 'x' }))])(
  'ignores the payload %j',
  payload => {
    expect(parseNotice(payload)).toBeUndefined()
  },
)

describe('subscriptions', () => {
  const subscribe = (
    claims: object,
    companyId: string | null,
    ...bindings: readonly (readonly [table: string, filter?: readonly [column: string, value: string]])[]
  ): Subscription => ({
    claims: claims as AdmittedClaims,
    right: '',
    companyId,
    site: null,
    bindings: bindings.map(([table, filter], index) => ({
      ...{ id: index + 1, event: '*', table, echo: {} },
      filter: filter && { column: filter[0], value: filter[1] },
    })),
    ...{ deliver() {}, expel() {}, disconnect() {}, setCompany() {} },
  })
  const visitor = (conversation: string, ...bindings: Parameters<typeof subscribe>[2][]) =>
    subscribe({ role: 'anon', company_id: ACME, conversation_id: conversation }, ACME, ...bindings)
  const member = (companyId: string | null, ...bindings: Parameters<typeof subscribe>[2][]) =>
    subscribe({ role: 'authenticated' }, companyId, ...bindings)
  const candidates = (all: readonly Subscription[], table: string, keys: Record<string, string>) => {
    const subscriptions = createSubscriptions()
    for (const each of all) subscriptions.upsert(each)
    const found = subscriptions.candidates({ table, keys })
    return all.flatMap((each, index) => (found.has(each) ? [index] : []))
  }

  it('are found by their conversation, their company, or anywhere', () => {
    const all = [
      visitor(id(7), ['messages', ['conversation_id', id(7)]], ['conversations', ['id', id(7)]]),
      visitor(id(7), ['messages']),
      visitor(id(8), ['messages'], ['conversations']),
      member(ACME, ['messages', ['conversation_id', id(7)]]),
      member(ACME, ['conversations', ['company_id', ACME]]),
      member(NOOR, ['messages'], ['conversations']),
      member(null, ['messages']),
    ]
    const keys = { id: id(99), company_id: ACME, conversation_id: id(7) }
    expect(candidates(all, 'messages', keys)).toEqual([0, 1, 3, 6])
    expect(candidates(all, 'conversations', { id: id(7), company_id: ACME })).toEqual([0, 4])
    expect(candidates(all, 'conversations', { id: id(8), company_id: ACME })).toEqual([2, 4])
    expect(candidates(all, 'notes', keys)).toEqual([])
  })

  it('are found by their newest claims, and no longer once removed', () => {
    const subscriptions = createSubscriptions()
    let companyId = ACME
    const moving: Subscription = {
      ...member(ACME, ['notes']),
      get companyId() {
        return companyId
      },
    }
    const found = (company_id: string) =>
      subscriptions.candidates({ table: 'notes', keys: { company_id } }).size
    subscriptions.upsert(moving)
    companyId = NOOR
    subscriptions.upsert(moving)
    expect([found(ACME), found(NOOR), [...subscriptions.all()].length]).toEqual([0, 1, 1])
    subscriptions.remove(moving)
    expect([found(NOOR), [...subscriptions.all()].length]).toEqual([0, 0])
  })
})

describe('rights', () => {
  const session = { role: 'authenticated', sub: id(3), session_id: id(4), aal: 'aal1' } as const
  const right = rightOf({ ...session, iat: 1, exp: 2 })

  it('are the same for a renewed token', () => {
    expect(rightOf({ exp: 900, iat: 800, jti: 'x', ...session })).toBe(right)
  })

  it.each([
    { role: 'anon' as const },
    { sub: id(5) },
    { session_id: id(5) },
    { aal: 'aal2' },
    { amr: [{ method: 'totp' }] },
    { impersonation_id: id(5) },
    { api_actor: 'member' },
  ])('are others with %o', other => {
    expect(rightOf({ ...session, ...other })).not.toBe(right)
  })
})
