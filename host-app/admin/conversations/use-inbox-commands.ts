import './inbox-panes.css'
import { useEffect, useRef } from 'react'
import { useMatch, useNavigate } from 'react-router-dom'
import { useCommands } from '../commands/use-commands.ts'
import { inboxPanes, inboxRows } from './inbox-places.ts'

/** Keyboard commands of the inbox: moving through the list and between the panes. */
export function useInboxCommands(): void {
  const navigate = useNavigate()
  const isInbox = useMatch('/admin/conversations/:id?') !== null
  const openId = useMatch('/admin/conversations/:id')?.params.id
  const lastRow = useRef(-1)

  useEffect(() => {
    if (openId !== undefined) lastRow.current = currentRow(inboxRows())
  }, [openId])

  function step(by: 1 | -1): void {
    const rows = inboxRows()
    const index = stepRow(rows.length, currentRow(rows), lastRow.current, by)
    if (index === null) return
    lastRow.current = index
    rows[index]?.focus()
    if (openId !== undefined) rows[index]?.click()
  }

  function open(): void {
    const rows = inboxRows()
    rows[Math.max(currentRow(rows), 0)]?.click()
  }

  function movePane(by: 1 | -1): void {
    const panes = inboxPanes()
    const at = panes.findIndex(pane => pane.contains(document.activeElement))
    const pane = panes[at === -1 && by === -1 ? panes.length - 1 : (at + by + panes.length) % panes.length]
    if (pane) focusPane(pane)
  }

  function leave(): void {
    if (leaveField()) return
    const rows = inboxRows()
    rows[currentRow(rows)]?.focus()
    void navigate({ pathname: '/admin/conversations', search: window.location.search })
  }

  useCommands(
    isInbox
      ? [
          { id: 'next', run: () => step(1) },
          { id: 'previous', run: () => step(-1) },
          { id: 'open', run: open },
          { id: 'pane-before', run: () => movePane(-1) },
          { id: 'pane-after', run: () => movePane(1) },
          { id: 'leave', run: leave },
        ]
      : [],
  )
}

/** Returns the index of the focused row, else of the open one; -1 for none. */
function currentRow(rows: readonly HTMLElement[]): number {
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  return focused === -1 ? rows.findIndex(row => row.ariaCurrent === 'page') : focused
}

/** Moves the focus from a text field to its pane. Returns whether a field had it. */
export function leaveField(): boolean {
  const field = document.activeElement?.closest(
    'input:not([type="checkbox"]), textarea, [contenteditable="true"]',
  )
  const pane = field && inboxPanes().find(each => each.contains(field))
  if (pane) focusPane(pane)
  return !!pane
}

function focusPane(pane: HTMLElement): void {
  const scroller = pane.querySelector<HTMLElement>('[tabindex="0"]')
  // The Tab key skips a pane, but script can focus it.
  if (!scroller) pane.tabIndex = -1
  const place = scroller ?? pane
  place.focus()
}

/**
 * Returns the index of the row `step` after the current one; null where there is none. `current` is -1 when
 * the row has left the list: the rows below have then moved up to `last`, its former index (-1 if unknown).
 */
export function stepRow(count: number, current: number, last: number, step: 1 | -1): number | null {
  const from = current >= 0 ? current + step : step === 1 ? Math.max(last, 0) : last - 1
  const row = Math.min(from, count - 1)
  return row < 0 ? null : row
}
