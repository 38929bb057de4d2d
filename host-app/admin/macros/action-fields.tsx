import { Trash2 } from 'lucide-react'
import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import { PRIORITIES } from '#contract/constants/desk.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Field, Select, TextArea } from '#host-app/shared/ui/fields/field.tsx'
import { oneOf } from '../common/one-of.ts'
import { useColleagues, useTeams } from '../common/use-desk.ts'
import styles from './action-fields.module.css'
import { ACTION_LABELS, type ActionType, newAction } from './action-types.ts'

type ActionFieldsProps = {
  readonly action: DeskAction
  /** Counted from 1; part of the fields' labels. */
  readonly number: number
  readonly onChange: (action: DeskAction) => void
  /** Null for the only action. */
  readonly onRemove: (() => void) | null
}

/** Fields of one action of a macro: its type and its value. */
export function ActionFields({ action, number, onChange, onRemove }: ActionFieldsProps) {
  return (
    <fieldset className={styles['action']}>
      <legend className="visually-hidden">Action {number}</legend>
      <div className={styles['head']}>
        <Select
          label={`Action ${number}`}
          value={action.type}
          onChange={event => onChange(newAction(event.currentTarget.value as ActionType))}
        >
          {Object.entries(ACTION_LABELS).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
        {onRemove && (
          <IconButton label={`Remove action ${number}`} onClick={onRemove}>
            <Trash2 size={15} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <Value action={action} onChange={onChange} />
    </fieldset>
  )
}

function Value({ action, onChange }: Pick<ActionFieldsProps, 'action' | 'onChange'>) {
  const colleagues = useColleagues()
  const teams = useTeams()
  switch (action.type) {
    case 'reply':
    case 'note':
      return (
        <TextArea
          label="Text"
          required
          maxLength={MESSAGE_MAX_LENGTH}
          value={action.content}
          onChange={event => onChange({ ...action, content: event.currentTarget.value })}
        />
      )
    case 'assign':
      return (
        <Select
          label="To"
          value={action.assignee_id ?? ''}
          onChange={event => onChange({ ...action, assignee_id: event.currentTarget.value || null })}
        >
          <option value="">Nobody</option>
          {colleagues.data
            ?.filter(({ may_reply }) => may_reply)
            .map(({ id, full_name }) => (
              <option key={id} value={id}>
                {full_name}
              </option>
            ))}
        </Select>
      )
    case 'assign-team':
      return (
        <Select
          label="To"
          value={action.team_id ?? ''}
          onChange={event => onChange({ ...action, team_id: event.currentTarget.value || null })}
        >
          <option value="">No team</option>
          {teams.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )
    case 'add-label':
    case 'remove-label':
      return (
        <Field
          label="Label"
          required
          maxLength={40}
          value={action.label}
          onChange={event => onChange({ ...action, label: event.currentTarget.value })}
        />
      )
    case 'set-priority':
      return (
        <Select
          label="Priority"
          value={action.priority}
          onChange={event =>
            onChange({ ...action, priority: oneOf(PRIORITIES, event.currentTarget.value) ?? 'medium' })
          }
        >
          {PRIORITIES.map(option => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      )
    case 'snooze':
      return (
        <Field
          label="Minutes"
          type="number"
          required
          min={1}
          max={366 * 24 * 60}
          value={action.minutes}
          onChange={event => onChange({ ...action, minutes: event.currentTarget.valueAsNumber || 1 })}
        />
      )
    case 'resolve':
    case 'reopen':
      return null
  }
}
