import { Plus, X } from 'lucide-react'
import { RULE_ACTIONS_MAX } from '#contract/constants/automation.ts'
import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { PRIORITY_LABELS } from '../common/priority-labels.ts'
import { ACTION_KINDS } from './action-kinds.ts'
import styles from './editor.module.css'
import { type Keyed, keyed } from './keyed.ts'
import type { Targets } from './use-targets.ts'

type ActionListProps = {
  readonly actions: readonly Keyed<DeskAction>[]
  readonly targets: Targets
  readonly onChange: (actions: readonly Keyed<DeskAction>[]) => void
}

/** A list that edits a rule's actions, in order of execution. */
export function ActionList({ actions, targets, onChange }: ActionListProps) {
  const put = (key: string, value: DeskAction) =>
    onChange(actions.map(each => (each.key === key ? { key, value } : each)))
  return (
    <>
      <ol className={styles['list']}>
        {actions.map(({ key, value }, index) => (
          <li key={key} className={styles['row']}>
            <select
              className={styles['control']}
              aria-label={`Action ${index + 1}: type`}
              value={value.type}
              onChange={event => put(key, ACTION_KINDS[event.target.value as DeskAction['type']].first)}
            >
              {Object.entries(ACTION_KINDS).map(([type, { label }]) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </select>
            <ActionValue
              name={`Action ${index + 1}: value`}
              action={value}
              targets={targets}
              onChange={changed => put(key, changed)}
            />
            {actions.length > 1 && (
              <IconButton
                label={`Remove action ${index + 1}`}
                onClick={() => onChange(actions.filter(each => each.key !== key))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      <Button
        size="small"
        disabled={actions.length >= RULE_ACTIONS_MAX}
        onClick={() => onChange([...actions, keyed(ACTION_KINDS['add-label'].first)])}
      >
        <Plus size={14} aria-hidden="true" />
        Add action
      </Button>
    </>
  )
}

type ActionValueProps = {
  /** The accessible name. */
  readonly name: string
  readonly action: DeskAction
  readonly targets: Targets
  readonly onChange: (action: DeskAction) => void
}

/** The field for an action's value. Renders nothing for actions without a value. */
function ActionValue({ name, action, targets, onChange }: ActionValueProps) {
  const wide = `${styles['control']} ${styles['wide']}`
  switch (action.type) {
    case 'assign':
      return (
        <Among
          name={name}
          value={action.assignee_id}
          none="Nobody"
          options={targets.people}
          onChange={assignee_id => onChange({ ...action, assignee_id })}
        />
      )
    case 'assign-team':
      return (
        <Among
          name={name}
          value={action.team_id}
          none="No team"
          options={targets.teams}
          onChange={team_id => onChange({ ...action, team_id })}
        />
      )
    case 'add-label':
    case 'remove-label':
      return (
        <input
          className={wide}
          aria-label={name}
          required
          dir="auto"
          maxLength={40}
          list="known-labels"
          value={action.label}
          onChange={event => onChange({ ...action, label: event.target.value })}
        />
      )
    case 'set-priority':
      return (
        <select
          className={wide}
          aria-label={name}
          value={action.priority}
          onChange={event =>
            onChange({ ...action, priority: event.target.value as keyof typeof PRIORITY_LABELS })
          }
        >
          {Object.entries(PRIORITY_LABELS).map(([priority, label]) => (
            <option key={priority} value={priority}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'snooze':
      return (
        <>
          <input
            className={`${styles['control']} ${styles['number']}`}
            aria-label={name}
            type="number"
            required
            min={1}
            max={366 * 24 * 60}
            value={action.minutes || ''}
            onChange={event => onChange({ ...action, minutes: event.target.valueAsNumber || 0 })}
          />
          <span className={styles['unit']}>minutes</span>
        </>
      )
    case 'reply':
    case 'note':
      return (
        <textarea
          className={wide}
          aria-label={name}
          required
          dir="auto"
          rows={2}
          maxLength={MESSAGE_MAX_LENGTH}
          value={action.content}
          onChange={event => onChange({ ...action, content: event.target.value })}
        />
      )
    case 'resolve':
    case 'reopen':
      return null
  }
}

type AmongProps = {
  readonly name: string
  readonly value: string | null
  readonly none: string
  readonly options: ReadonlyMap<string, string>
  readonly onChange: (value: string | null) => void
}

/**
 * A select of ids, with an option for none. A value that no longer exists is shown as such, not replaced by
 * another.
 */
function Among({ name, value, none, options, onChange }: AmongProps) {
  return (
    <select
      className={`${styles['control']} ${styles['wide']}`}
      aria-label={name}
      value={value ?? ''}
      onChange={event => onChange(event.target.value || null)}
    >
      <option value="">{none}</option>
      {value !== null && !options.has(value) && <option value={value}>Removed</option>}
      {[...options].map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}
