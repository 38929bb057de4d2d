import type { ActivityKind } from '#contract/entities/desk.ts'
import { dayName } from './messages/times.ts'
import type { ThreadItem } from './thread-items.ts'

/** What is done to a conversation besides answering it, mostly by rules and macros. */
const SMALL: ReadonlySet<ActivityKind> = new Set(['labels', 'priority', 'team', 'rule-applied'])

/** Returns the items with each run of small changes of one day as a single item. A change alone stays as it is. */
export function foldChanges(items: readonly ThreadItem[]): readonly ThreadItem[] {
  const folded: ThreadItem[] = []
  for (const item of items) {
    const last = folded.at(-1)
    const before = last?.kind === 'changes' ? last.activities : isSmall(last) ? [last.activity] : null
    if (before && last && isSmall(item) && dayName(last.at) === dayName(item.at))
      folded[folded.length - 1] = { kind: 'changes', at: last.at, activities: [...before, item.activity] }
    else folded.push(item)
  }
  return folded
}

function isSmall(item: ThreadItem | undefined): item is Extract<ThreadItem, { kind: 'activity' }> {
  return item?.kind === 'activity' && SMALL.has(item.activity.kind)
}
