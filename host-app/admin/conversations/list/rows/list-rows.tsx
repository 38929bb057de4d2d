import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import type { ListedConversation } from '#contract/entities/conversation-list.ts'
import type { Density } from '#host-app/admin/common/density.ts'
import { Spinner } from '#host-app/shared/ui/loading/spinner.tsx'
import styles from '../conversation-list.module.css'
import { ConversationRow } from './conversation-row.tsx'
import { GroupHeading } from './group-heading.tsx'
import { rowGroups } from './row-groups.ts'

type ListRowsProps = {
  readonly rows: readonly ListedConversation[]
  /** Total number of rows; null if unknown. */
  readonly count: number | null
  readonly labelId: string
  /** Whether the rows are sorted by who has them, so that each group gets a heading. */
  readonly isGrouped: boolean
  readonly openId: string | undefined
  readonly memberId: string
  readonly now: number
  readonly density: Density
  readonly search: string
  /** Ids of the waiting conversations, in the queue's order. */
  readonly queue: readonly string[]
  readonly selected: ReadonlySet<string>
  readonly onSelect?: ((id: string, isRange: boolean) => void) | undefined
  readonly hasMore: boolean
  readonly onMore: () => void
}

const HEIGHT_PX: Readonly<Record<Density, number>> = { comfortable: 80, compact: 55 }
/** Number of rows rendered above and below the visible ones, so that keys and fast scrolling find some. */
const OVERSCAN = 12
/** The next page loads when this few rows are left below. */
const MORE_BEFORE_END = 10

/** The virtualized list. The open row and the focused row stay rendered, so that the focus is never lost. */
export function ListRows(props: ListRowsProps) {
  const { openId, density, hasMore, onMore, selected, queue, isGrouped } = props
  const [rows, hold] = useHeldWhilePressed(props.rows)
  const groups = useMemo(() => (isGrouped ? rowGroups(rows, hasMore) : null), [isGrouped, rows, hasMore])
  const scroller = useRef<HTMLDivElement>(null)
  // A stable function: otherwise the virtualizer measures all rows again on each scroll.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => HEIGHT_PX[density],
    getItemKey,
    overscan: OVERSCAN,
    rangeExtractor(range) {
      const pinned = [openId, focusedId(scroller.current)].map(id => rows.findIndex(row => row.id === id))
      const shown = defaultRangeExtractor(range)
      return [...new Set([...shown, ...pinned.filter(index => index >= 0)])].sort((a, b) => a - b)
    },
  })
  const items = virtualizer.getVirtualItems()
  const lastShown = items.at(-1)?.index ?? 0

  useEffect(() => {
    if (hasMore && lastShown >= rows.length - MORE_BEFORE_END) onMore()
  }, [hasMore, lastShown, rows.length, onMore])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of density alone changes what was measured.
  useLayoutEffect(() => virtualizer.measure(), [density])

  const keepAnchor = useScrollAnchor(rows, virtualizer)

  return (
    <div ref={scroller} className={styles['scroll']} onScroll={keepAnchor} onPointerDown={hold}>
      <ul
        className={styles['rows']}
        style={{ height: virtualizer.getTotalSize() }}
        aria-labelledby={props.labelId}
        data-selecting={selected.size > 0 || undefined}
      >
        {items.map(({ index, key, start }) => {
          const conversation = rows[index]!
          const group = groups?.get(index)
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={props.count ?? (hasMore ? -1 : rows.length)}
              style={{ transform: `translateY(${start}px)` }}
            >
              {group && <GroupHeading {...group} />}
              <ConversationRow
                conversation={conversation}
                place={queue.indexOf(conversation.id) + 1}
                isOpen={conversation.id === openId}
                memberId={props.memberId}
                now={props.now}
                density={density}
                search={props.search}
                isSelected={selected.has(conversation.id)}
                onSelect={props.onSelect}
              />
            </li>
          )
        })}
      </ul>
      {hasMore && (
        <p className={styles['more']}>
          <Spinner />
        </p>
      )}
    </div>
  )
}

function focusedId(scroller: HTMLElement | null): string | undefined {
  const { activeElement } = document
  return scroller?.contains(activeElement) ? (activeElement as HTMLElement).dataset['id'] : undefined
}

/**
 * Returns `value` as it was when the pointer was pressed, until it is released. Otherwise a row that
 * arrives between press and release moves another row under the pointer, and the click opens none.
 */
function useHeldWhilePressed<T>(value: T): readonly [value: T, onPointerDown: () => void] {
  const held = useRef<{ readonly value: T } | null>(null)
  const [, render] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    // Later than this event, so that the click that follows it still finds the row.
    const release = () =>
      setTimeout(() => {
        if (held.current === null) return
        held.current = null
        render()
      })
    const events = ['pointerup', 'pointercancel', 'dragend', 'blur']
    for (const name of events) window.addEventListener(name, release)
    return () => {
      for (const name of events) window.removeEventListener(name, release)
    }
  }, [])

  return [held.current === null ? value : held.current.value, () => (held.current = { value })]
}

/**
 * Keeps the visible rows in place when rows above come and go. CSS scroll anchoring doesn't cover rows
 * placed by script. Returns the function to call on scroll.
 */
function useScrollAnchor(
  rows: readonly { readonly id: string }[],
  virtualizer: Virtualizer<HTMLDivElement, Element>,
): () => void {
  const anchor = useRef<{ id: string; top: number } | null>(null)

  function keep(): void {
    const top = virtualizer.scrollElement?.scrollTop ?? 0
    const first = virtualizer.measurementsCache.find(({ end }) => end > top)
    const row = first && rows[first.index]
    anchor.current = row ? { id: row.id, top: first.start - top } : null
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows move what is read.
  useLayoutEffect(() => {
    const pane = virtualizer.scrollElement
    if (!pane) return
    const start = virtualizer.measurementsCache[rows.findIndex(({ id }) => id === anchor.current?.id)]?.start
    if (anchor.current && start !== undefined && pane.scrollTop > 0) {
      const moved = start - pane.scrollTop - anchor.current.top
      if (moved !== 0) pane.scrollTop += moved
    }
    keep()
  }, [rows])

  return keep
}
