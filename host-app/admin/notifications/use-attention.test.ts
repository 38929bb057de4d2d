import { describe, expect, it } from 'vitest'
import type { Notification } from '#contract/entities/attention.ts'
import { seeNotifications } from './use-attention.ts'

const notification = (id: string, rest: Partial<Notification> = {}): Notification => ({
  id,
  conversation_id: id,
  kind: 'reply',
  actor_name: null,
  excerpt: '',
  count: 1,
  is_on_call: false,
  created_at: '2026-01-01T00:00:00Z',
  read_at: null,
  ...rest,
})
const ids = (list: readonly Notification[]) => list.map(({ id }) => id)

describe('seeNotifications', () => {
  it('finds nothing fresh in the first list, and each of the next ones once', () => {
    const first = seeNotifications(null, [notification('1')])
    expect(first.fresh).toEqual([])
    const second = seeNotifications(first.seen, [notification('3'), notification('2'), notification('1')])
    expect(ids(second.fresh)).toEqual(['2', '3'])
    expect(seeNotifications(second.seen, [notification('3'), notification('2')]).fresh).toEqual([])
  })

  it('finds one fresh that is told again, and none that is read', () => {
    const { seen } = seeNotifications(null, [notification('1'), notification('2')])
    const again = [
      notification('1', { count: 2 }),
      notification('2', { count: 2, read_at: '2026-01-01T00:00:01Z' }),
    ]
    expect(ids(seeNotifications(seen, again).fresh)).toEqual(['1'])
  })
})
