import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import type { ListedConversation } from '#contract/entities/conversation-list.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { useCommands } from '#host-app/admin/commands/use-commands.ts'
import { leaveField } from '#host-app/admin/conversations/use-inbox-commands.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { useActAndGoOn } from '../../actions/use-go-on.ts'
import { isUnread } from '../filters/filters.ts'
import { BulkBar, type BulkMenu } from './bulk-bar.tsx'
import { focusedRow, useFocusedRow } from './use-focused-row.ts'

type RowActsProps = {
  readonly rows: readonly ListedConversation[]
  readonly selected: ReadonlySet<string>
  readonly openId: string | undefined
  readonly member: UserProfile
  /** The checkbox that selects all rows. */
  readonly selectAll: ReactNode
  /** The search; undefined without one. */
  readonly q: string | undefined
  readonly onSelect: (ids: readonly string[]) => void
  readonly onToggle: (id: string, isRange: boolean) => void
  readonly onSearch: (q: string) => void
}

/**
 * What members do to rows without opening them: the keys for the selected rows, else for the focused one; the
 * toolbar of selected rows; and Escape, as long as there is a selection or a search. A key that opens a menu selects the focused row until the menu closes.
 */
export function RowActs(props: RowActsProps) {
  const { rows, openId, member, selectAll, q, onSelect, onToggle, onSearch } = props
  const selected = [...props.selected]
  const mayAct = member.permissions.includes('conversations.reply')
  const ids = rowsOfKeys({ selected, focused: useFocusedRow(), open: openId })
  const act = useActAndGoOn()
  const mayTake = useImpersonation().current === null
  const isForMenu = useRef(false)
  const menus = {
    assign: useRef<HTMLButtonElement>(null),
    label: useRef<HTMLButtonElement>(null),
    priority: useRef<HTMLButtonElement>(null),
    snooze: useRef<HTMLButtonElement>(null),
  }

  function run(actions: readonly DeskAction[], done: string): void {
    isForMenu.current = false
    const text = ids.length === 1 ? done : `${done}: ${ids.length} conversations`
    act.run({ ids, actions, done: text }, { onDone: () => onSelect([]) })
  }

  function openMenu(name: BulkMenu): void {
    if (selected.length === 0) {
      isForMenu.current = true
      // The toolbar appears with the selection.
      flushSync(() => onSelect(ids))
    }
    menus[name].current?.click()
  }

  function onMenuClosed(): void {
    if (isForMenu.current) onSelect([])
    isForMenu.current = false
  }

  /** Selects the focused row, else the open one. */
  function selectCurrent(): void {
    const id = focusedRow() ?? openId
    if (id !== undefined) onToggle(id, false)
  }

  /** Leaves a field, else clears the selection, else the search. */
  function clear(): void {
    if (leaveField()) return
    if (selected.length > 0) onSelect([])
    else onSearch('')
  }

  const isOfList = true
  useCommands([
    mayAct && { id: 'select', run: selectCurrent },
    (selected.length > 0 || q !== undefined) && { id: 'leave', isOfList, run: clear },
  ])
  useCommands(
    !mayAct || ids.length === 0
      ? []
      : [
          mayTake && {
            id: 'take',
            isOfList,
            run: () => run([{ type: 'assign', assignee_id: member.id }], 'Assigned to you'),
          },
          { id: 'assign', isOfList, run: () => openMenu('assign') },
          { id: 'resolve', isOfList, run: () => run([{ type: 'resolve' }], 'Resolved') },
          { id: 'snooze', isOfList, run: () => openMenu('snooze') },
          { id: 'label', isOfList, run: () => openMenu('label') },
          { id: 'priority', isOfList, run: () => openMenu('priority') },
        ],
  )

  if (selected.length === 0) return null
  return (
    <BulkBar
      ids={selected}
      selectAll={selectAll}
      isUnread={rows.some(row => props.selected.has(row.id) && isUnread(row))}
      isActing={act.isPending}
      onAct={run}
      menus={menus}
      onMenuClosed={onMenuClosed}
      onDone={() => onSelect([])}
    />
  )
}

type Targets = {
  readonly selected: readonly string[]
  readonly focused: string | undefined
  readonly open: string | undefined
}

/**
 * Returns the rows that a key acts on: the selected ones, else the focused one. None if that is the open
 * conversation, which has commands of its own.
 */
export function rowsOfKeys({ selected, focused, open }: Targets): readonly string[] {
  if (selected.length > 0) return selected
  return focused === undefined || focused === open ? [] : [focused]
}
