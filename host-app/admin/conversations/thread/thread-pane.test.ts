import { expect, it } from 'vitest'
import type { Activity, ActivityKind } from '#contract/entities/desk.ts'
import { messageRow } from '#demo/rows.ts'
import { itemKey, type ThreadItem } from './thread-items.ts'
import { foldChanges } from './thread-pane.tsx'

const at = (minute: number, day = 1) => new Date(2026, 2, day, 10, minute).toISOString()
const happened = (id: string, kind: ActivityKind, created_at = at(0)): ThreadItem => {
  const activity: Activity = {
    id,
    conversation_id: 'c',
    kind,
    actor_type: 'system',
    actor_id: null,
    actor_name: 'Dana',
    detail: {},
    created_at,
  }
  return { kind: 'activity', at: created_at, activity }
}
const said: ThreadItem = { kind: 'message', at: at(1), message: messageRow(1, { created_at: at(1) }) }
const shown = (items: readonly ThreadItem[]) =>
  foldChanges(items).map(item =>
    item.kind === 'changes' ? item.activities.map(({ id }) => id).join('+') : itemKey(item),
  )

it('[ADMIN-02] small changes in a row are one item, which keeps the key of the first', () => {
  const items = [happened('a', 'labels'), happened('b', 'rule-applied'), happened('c', 'team')]
  expect(shown(items)).toEqual(['a+b+c'])
  expect(foldChanges(items).map(itemKey)).toEqual(['a'])
})

it('[ADMIN-02] a change alone, a handoff and an assignment stay lines of their own', () => {
  const items = [
    happened('a', 'labels'),
    happened('b', 'human-requested'),
    happened('c', 'assignee'),
    happened('d', 'priority'),
    said,
    happened('e', 'labels'),
  ]
  expect(shown(items)).toEqual(['a', 'b', 'c', 'd', itemKey(said), 'e'])
})

it('[ADMIN-02] changes of two days stay under their days', () => {
  const items = [happened('a', 'labels', at(0, 1)), happened('b', 'labels', at(0, 2))]
  expect(shown(items)).toEqual(['a', 'b'])
})
