import { Pencil, Plus, Trash2, X } from 'lucide-react'
import { LABEL_COLORS, LABEL_DESCRIPTION_MAX, LABEL_LENGTH, LABELS_MAX } from '#contract/constants/desk.ts'
import type { ManagedLabel } from '#contract/settings/labels.ts'
import { oneOf } from '#host-app/admin/common/one-of.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { ColoredChip } from '../../common/label-chip.tsx'
import { useLabels } from '../../common/use-desk.ts'
import editor from '../../rules/editor.module.css'
import { SettingRow } from '../frame/rows.tsx'
import type { ControlProps } from '../frame/settings-fields.tsx'
import styles from './conversations.module.css'
import type { LabelActs } from './label-dialogs.tsx'

/** Edits the list of labels. */
export function LabelList(props: ControlProps<'labels', 'labels', LabelActs>) {
  const { label, hint, error, value: labels, onChange, draft, context } = props
  const stored = (draft.state.value['labels'] as ManagedLabel[]).map(({ name }) => name)
  const used = useLabels().data ?? []
  const isListed = (name: string) => labels.some(each => each.name.toLowerCase() === name.toLowerCase())
  const others = used.filter(({ label }) => !isListed(label))
  const isFull = labels.length >= LABELS_MAX
  const add = (name: string) => onChange([...labels, { name, color: 'gray', description: '' }])

  return (
    <SettingRow label={label} hint={hint} error={error} layout="below">
      {labels.length > 0 && (
        <ul className={styles['labels']} aria-label="Labels in the list">
          {labels.map((each, index) => (
            <LabelRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the name of a new label changes as it is typed.
              key={index}
              label={each}
              place={index + 1}
              isStored={stored.includes(each.name)}
              isUnsaved={draft.changed.length > 0}
              acts={context}
              onChange={changed => onChange(labels.map((other, at) => (at === index ? changed : other)))}
              onRemove={() => onChange(labels.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p className={styles['note']}>Also in use. Press one to add it to the list.</p>
          <ul className={styles['others']}>
            {others.map(({ label, count }) => (
              <li key={label}>
                <button type="button" disabled={isFull} onClick={() => add(label)}>
                  <Plus size={12} aria-hidden="true" />
                  <bdi>{label}</bdi> {count}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button size="small" disabled={isFull} onClick={() => add('')}>
        <Plus size={14} aria-hidden="true" />
        Add label
      </Button>
    </SettingRow>
  )
}

type LabelRowProps = {
  readonly label: ManagedLabel
  /** Its place in the list, from 1. */
  readonly place: number
  readonly isStored: boolean
  /** Whether the list has unsaved changes: renaming and deleting then wait. */
  readonly isUnsaved: boolean
  readonly acts: LabelActs
  readonly onChange: (label: ManagedLabel) => void
  readonly onRemove: () => void
}

/** One label of the list: how it looks, and what it means. Stored ones are renamed and deleted everywhere. */
function LabelRow({ label, place, isStored, isUnsaved, acts, ...on }: LabelRowProps) {
  const { onChange, onRemove } = on
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
              onClick={() => acts.rename(label.name)}
            >
              <Pencil size={15} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Delete ${name}`}
              title={wait}
              disabled={isUnsaved}
              onClick={() => acts.remove(label.name)}
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
