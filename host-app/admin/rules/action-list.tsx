import { Plus, X } from 'lucide-react'
import { RULE_ACTIONS_MAX } from '#contract/constants/automation.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ACTION_KINDS } from './action-kinds.ts'
import { ActionValue } from './action-value.tsx'
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
