import { Pencil, Trash2, X } from 'lucide-react'
import { LABEL_COLORS, LABEL_DESCRIPTION_MAX, LABEL_LENGTH } from '#contract/constants/desk.ts'
import type { ManagedLabel } from '#contract/settings/labels.ts'
import { oneOf } from '#host-app/admin/common/one-of.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { ColoredChip } from '../../conversations/labels/label-chip.tsx'
import editor from '../../rules/editor.module.css'
import styles from './conversations.module.css'
import type { LabelAct } from './label-dialogs.tsx'

type Props = {
  readonly label: ManagedLabel
  /** Its place in the list, from 1. */
  readonly place: number
  readonly isStored: boolean
  /** Whether the list has unsaved changes: renaming and deleting then wait. */
  readonly isUnsaved: boolean
  readonly onAct: (act: LabelAct) => void
  readonly onChange: (label: ManagedLabel) => void
  readonly onRemove: () => void
}

/** One label of the list: how it looks, and what it means. Stored ones are renamed and deleted everywhere. */
export function LabelRow({ label, place, isStored, isUnsaved, ...on }: Props) {
  const { onAct, onChange, onRemove } = on
  const name = label.name || `Label ${place}`
  const wait = isUnsaved ? 'Save or discard your changes first' : undefined
  return (
    <li className={styles['label']}>
      {isStored ? (
        <ColoredChip label={label.name} color={label.color} />
      ) : (
        <input
          className={`${editor['control']} ${styles['name']}`}
          aria-label={`Label ${place}: name`}
          placeholder="Name"
          required
          dir="auto"
          maxLength={LABEL_LENGTH}
          value={label.name}
          onChange={event => onChange({ ...label, name: event.target.value })}
        />
      )}
      <select
        className={editor['control']}
        aria-label={`${name}: color`}
        value={label.color}
        onChange={event => onChange({ ...label, color: oneOf(LABEL_COLORS, event.target.value) ?? 'gray' })}
      >
        {LABEL_COLORS.map(color => (
          <option key={color} value={color}>
            {color[0]!.toUpperCase() + color.slice(1)}
          </option>
        ))}
      </select>
      <input
        className={editor['control']}
        aria-label={`${name}: description`}
        placeholder="What it is for"
        dir="auto"
        maxLength={LABEL_DESCRIPTION_MAX}
        value={label.description}
        onChange={event => onChange({ ...label, description: event.target.value })}
      />
      <span className={styles['actions']}>
        {isStored ? (
          <>
            <IconButton
              label={`Rename ${name}`}
              title={wait}
              disabled={isUnsaved}
              onClick={() => onAct({ kind: 'rename', name: label.name })}
            >
              <Pencil size={15} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Delete ${name}`}
              title={wait}
              disabled={isUnsaved}
              onClick={() => onAct({ kind: 'delete', name: label.name })}
            >
              <Trash2 size={15} aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </li>
  )
}
