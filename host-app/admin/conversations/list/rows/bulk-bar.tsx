import { AlarmClock, CircleCheck, Flag, Mail, MailOpen, Tag, UserRound, X, Zap } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react'
import { LABEL_LENGTH, PRIORITIES } from '#contract/constants/desk.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import type { Macro } from '#contract/entities/thread-tools.ts'
import { keyShortcuts } from '#host-app/admin/commands/key-caps.tsx'
import { oneOf } from '#host-app/admin/common/one-of.ts'
import { PRIORITY_LABELS } from '#host-app/admin/common/priority-labels.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { PickList } from '#host-app/shared/ui/picker/pick-list.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { useColleagues, useLabels, useTeams } from '../../../common/use-desk.ts'
import { useLabelSettings } from '../../../common/use-label-settings.ts'
import { snoozeChoices } from '../../actions/snooze-choices.ts'
import { useMarkRead } from '../../actions/use-mark-read.ts'
import { MacroDialog } from '../../composer/suggestions/macro-actions.tsx'
import { MacroList } from '../../composer/suggestions/macro-list.tsx'
import { useMacros } from '../../composer/suggestions/use-macros.ts'
import styles from './bulk-bar.module.css'

const MINUTE_MS = 60_000

/** The toolbar's menus that have a key. */
export type BulkMenu = 'assign' | 'label' | 'priority' | 'snooze'

type Menus = Readonly<Record<BulkMenu, RefObject<HTMLButtonElement | null>>>

type BulkBarProps = {
  readonly ids: readonly string[]
  /** The checkbox that selects all rows. */
  readonly selectAll: ReactNode
  /** Whether one of them is unread. */
  readonly isUnread: boolean
  readonly isActing: boolean
  readonly onAct: (actions: readonly DeskAction[], done: string) => void
  readonly menus: Menus
  readonly onMenuClosed: () => void
  readonly onDone: () => void
}

/** Actions for all selected conversations. Each can be undone in its toast. */
export function BulkBar(props: BulkBarProps) {
  const { ids, selectAll, isUnread, isActing, onAct, menus, onMenuClosed, onDone } = props
  const marking = useMarkRead()
  const run = (action: DeskAction, done: string) => onAct([action], done)
  const menu = (name: BulkMenu) => ({
    buttonRef: menus[name],
    shortcuts: keyShortcuts(name),
    onClosed: onMenuClosed,
  })

  return (
    <div className={styles['bulk']} role="toolbar" aria-label="Act on the selected conversations">
      {selectAll}
      <span role="status">{ids.length} selected</span>
      <IconButton label="Clear selection" onClick={onDone}>
        <X size={14} aria-hidden="true" />
      </IconButton>
      <AssignAll onAct={run} menu={menu('assign')} />
      <LabelAll onAct={run} menu={menu('label')} />
      <Popover
        label="Set the priority of all"
        {...menu('priority')}
        button={<Tile of={Flag} word="Priority" />}
      >
        {close => (
          <PickList
            label="Priority…"
            options={PRIORITIES.toReversed().map(id => ({ id, label: PRIORITY_LABELS[id] }))}
            onPick={({ id, label }) => {
              const priority = oneOf(PRIORITIES, id)
              if (priority) run({ type: 'set-priority', priority }, `Priority ${label.toLowerCase()}`)
              close()
            }}
          />
        )}
      </Popover>
      <Popover label="Snooze all" {...menu('snooze')} button={<Tile of={AlarmClock} word="Snooze" />}>
        {close => {
          const now = systemClock.now()
          const choices = snoozeChoices(now)
          return (
            <PickList
              label="Snooze until…"
              options={choices.map(({ id, label }) => ({ id, label }))}
              onPick={({ id, label }) => {
                const { at } = choices.find(choice => choice.id === id)!
                const minutes = Math.max(1, Math.ceil((at.getTime() - now) / MINUTE_MS))
                run({ type: 'snooze', minutes }, `Snoozed, ${label.toLowerCase()}`)
                close()
              }}
            />
          )
        }}
      </Popover>
      <MacroAll ids={ids} onAct={onAct} />
      <Button
        size="small"
        look="quiet"
        aria-label={isUnread ? 'Mark all as read' : 'Mark all as unread'}
        busy={marking.isPending}
        onClick={() => marking.mutate({ ids, isRead: isUnread }, { onSuccess: onDone })}
      >
        {isUnread ? <Tile of={MailOpen} word="Read" /> : <Tile of={Mail} word="Unread" />}
      </Button>
      <Button
        size="small"
        look="primary"
        busy={isActing}
        aria-keyshortcuts={keyShortcuts('resolve')}
        onClick={() => run({ type: 'resolve' }, 'Resolved')}
      >
        <Tile of={CircleCheck} word="Resolve" />
      </Button>
    </div>
  )
}

type ActProps = {
  readonly onAct: (action: DeskAction, done: string) => void
  readonly menu: Pick<ComponentProps<typeof Popover>, 'buttonRef' | 'shortcuts' | 'onClosed'>
}

function AssignAll({ onAct, menu }: ActProps) {
  const colleagues = useColleagues()
  const teams = useTeams()
  const picks = [
    ...(colleagues.data ?? [])
      .filter(({ may_reply }) => may_reply)
      .map(({ id, full_name }) => ({
        id,
        group: 'People',
        label: full_name,
        action: { type: 'assign', assignee_id: id } as const,
      })),
    {
      id: 'nobody',
      group: 'People',
      label: 'Nobody',
      action: { type: 'assign', assignee_id: null } as const,
    },
    ...(teams.data ?? []).map(({ id, name }) => ({
      id,
      group: 'Teams',
      label: name,
      action: { type: 'assign-team', team_id: id } as const,
    })),
  ]
  return (
    <Popover label="Assign all" {...menu} button={<Tile of={UserRound} word="Assign" />}>
      {close => (
        <PickList
          label="Assign to…"
          options={picks}
          onPick={({ id, label }) => {
            const pick = picks.find(each => each.id === id)
            if (pick) onAct(pick.action, `Assigned to ${label}`)
            close()
          }}
        />
      )}
    </Popover>
  )
}

function LabelAll({ onAct, menu }: ActProps) {
  const labels = useLabels()
  const { allowsNew, find } = useLabelSettings()
  return (
    <Popover label="Label all" {...menu} button={<Tile of={Tag} word="Label" />}>
      {close => {
        const add = (label: string) => {
          onAct({ type: 'add-label', label }, `Labeled “${label}”`)
          close()
        }
        return (
          <PickList
            label="Add a label…"
            options={(labels.data ?? [])
              .filter(({ label }) => allowsNew || find(label))
              .map(({ label }) => ({ id: label, label }))}
            newMaxLength={LABEL_LENGTH}
            onPick={({ label }) => add(label)}
            {...(allowsNew && { onNew: add })}
          />
        )
      }}
    </Popover>
  )
}

function MacroAll({ ids, onAct }: Pick<BulkBarProps, 'ids' | 'onAct'>) {
  const macros = useMacros()
  const [asked, setAsked] = useState<Macro | null>(null)
  return (
    <>
      <Popover label="Apply a macro to all" button={<Tile of={Zap} word="Macro" />}>
        {close => (
          <MacroList
            macros={macros}
            label="Apply a macro…"
            count={ids.length}
            onPick={macro => {
              close()
              setAsked(macro)
            }}
          />
        )}
      </Popover>
      {asked && (
        <MacroDialog
          macro={asked}
          count={ids.length}
          onApply={() => onAct(asked.actions, `Applied “${asked.name}”`)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** An icon over its word. */
function Tile({ of: Shape, word }: { readonly of: typeof Tag; readonly word: string }) {
  return (
    <span className={styles['tile']}>
      <Shape size={14} aria-hidden="true" />
      {word}
    </span>
  )
}
