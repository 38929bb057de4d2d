import { useEffect, useRef } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { inboxRows } from '../inbox-places.ts'
import { focusedRow } from '../list/rows/use-focused-row.ts'
import { useAct } from './use-act.ts'

type Acted = Parameters<ReturnType<typeof useAct>['mutate']>[0]
type Options = {
  readonly onDone?: () => void
  /** The steps from where the rows were before; from the current rows by default. */
  readonly steps?: Steps
}

/** Where an agent goes after conversations have left the list, and after an undo. */
export type Steps = {
  /**
   * The next row gets the focus, and opens in place of an open one that left; after the last one, the list. An open
   * conversation that the list never contained stays open, as does one that the agent has opened meanwhile.
   */
  readonly goOn: () => void
  /** Opens again what was open before, unless the agent has opened another one since. */
  readonly goBack: () => void
}

/**
 * The rows when the list last had the open conversation. Taking one removes it from the list of unassigned ones, long before
 * it is resolved.
 */
let rowsWithOpen: readonly string[] = []

/** Remembers the rows of the list as long as the open conversation is one of them. */
export function useRowsWithOpen(rows: readonly string[], openId: string | undefined): void {
  useEffect(() => {
    if (openId !== undefined && rows.includes(openId)) rowsWithOpen = rows
  })
}

/**
 * Returns a function to call before conversations leave the list. It returns the steps after that.
 * @param to where to go on instead of the next row
 */
export function useGoOn(): (ids: readonly string[], to?: string) => Steps {
  const navigate = useNavigate()
  const { search } = useLocation()
  const open = useRef<string | undefined>(undefined)
  open.current = useMatch('/admin/conversations/:id')?.params.id

  return (ids, to) => {
    const leaving = new Set(ids)
    // In a menu, no row has the focus.
    const from = [focusedRow(), open.current, ...ids].find(id => id !== undefined && leaving.has(id))
    const rows = inboxRows().map(row => row.dataset['id']!)
    const isListed = from !== undefined && rows.includes(from)
    const next = to ?? rowAfter({ rows, from, leaving, ...(!isListed && { before: rowsWithOpen }) })
    /** The conversation that the agent left, and the address that opened in its place. */
    let left: { readonly id: string; readonly to: string } | undefined

    function goOn(): void {
      const focused = focusedRow()
      if (next === undefined || (focused !== undefined && !leaving.has(focused) && focused !== open.current))
        return
      // Where a person on a keyboard goes on, as after the shortcut for the next conversation.
      inboxRows()
        .find(row => row.dataset['id'] === next)
        ?.focus()
      if (open.current === undefined || !leaving.has(open.current)) return
      left = { id: open.current, to: `/admin/conversations${next === null ? '' : `/${next}`}` }
      void navigate({ pathname: left.to, search })
    }

    function goBack(): void {
      if (window.location.pathname !== left?.to) return
      // Shortcuts are for the focused row: it is no longer the one that is open.
      if (focusedRow() === next) (document.activeElement as HTMLElement).blur()
      void navigate({ pathname: `/admin/conversations/${left.id}`, search: window.location.search })
    }

    return { goOn, goBack }
  }
}

/** Returns `useAct`, with a function that goes on to the next conversation after actions that take some out of the list. */
export function useActAndGoOn() {
  const act = useAct()
  const begin = useGoOn()
  return {
    ...act,
    run(acted: Acted, { onDone, steps = begin(acted.ids) }: Options = {}): void {
      act.mutate(
        {
          ...acted,
          onUndo() {
            acted.onUndo?.()
            steps.goBack()
          },
        },
        {
          // Not called once the component is no longer shown.
          onSuccess({ undo }) {
            onDone?.()
            if (takesAway(acted.actions) && undo.length > 0 && !act.isUndoWanted()) steps.goOn()
          },
        },
      )
    },
  }
}

/** Returns whether the actions take a conversation out of the lists of open ones. */
function takesAway(actions: readonly DeskAction[]): boolean {
  return actions.some(({ type }) => type === 'resolve' || type === 'snooze')
}

/** What the list shows, what leaves it, and from where to go on. */
type Leaving = {
  /** Ids of the rows, from the top. */
  readonly rows: readonly string[]
  /** The rows as they were when the list last had `from`. By default the same. */
  readonly before?: readonly string[]
  readonly from: string | undefined
  readonly leaving: ReadonlySet<string>
}

/**
 * Returns the row to go on to when some leave the list: the first below `from` that stays, else the nearest
 * above. Null if the list gets empty; undefined if `from` wasn't listed, or another list is shown.
 */
export function rowAfter({ rows, before = rows, from, leaving }: Leaving): string | null | undefined {
  const index = from === undefined ? -1 : before.indexOf(from)
  if (index === -1) return undefined
  const staying = new Set(rows.filter(id => !leaving.has(id)))
  const stays = (id: string) => staying.has(id)
  const next = before.slice(index + 1).find(stays) ?? before.slice(0, index).findLast(stays)
  return next ?? (staying.size === 0 ? null : undefined)
}
