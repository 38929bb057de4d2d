import { Plus } from 'lucide-react'
import { LABELS_MAX } from '#contract/constants/desk.ts'
import type { ManagedLabel } from '#contract/settings/labels.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Section } from '../../common/section.tsx'
import { useLabels } from '../../conversations/use-desk.ts'
import { SettingRow, SwitchRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import styles from './conversations.module.css'
import type { LabelAct } from './label-dialogs.tsx'
import { LabelRow } from './label-row.tsx'
import { PAGE_LABELS } from './page-labels.ts'

const LABELS = PAGE_LABELS.labels

type Props = { readonly draft: DraftOf<'labels'>; readonly onAct: (act: LabelAct) => void }

/** Edits the list of labels, and whether agents may add others. */
export function LabelFields({ draft, onAct }: Props) {
  const { value, errors, set } = draft
  const { labels } = value
  const stored = (draft.state.value['labels'] as ManagedLabel[]).map(({ name }) => name)
  const used = useLabels().data ?? []
  const isListed = (name: string) => labels.some(each => each.name.toLowerCase() === name.toLowerCase())
  const others = used.filter(({ label }) => !isListed(label))
  const isFull = labels.length >= LABELS_MAX
  const add = (name: string) => set({ labels: [...labels, { name, color: 'gray', description: '' }] })

  return (
    <Section title="Labels" lead="Agents label conversations, and find them by label.">
      <SettingRow
        label={LABELS.labels}
        hint="Renaming and deleting change all conversations at once."
        error={errors['labels']}
        layout="below"
      >
        {labels.length > 0 && (
          <ul className={styles['labels']} aria-label="Labels in the list">
            {labels.map((label, index) => (
              <LabelRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the name of a new label changes as it is typed.
                key={index}
                label={label}
                place={index + 1}
                isStored={stored.includes(label.name)}
                isUnsaved={draft.changed.length > 0}
                onAct={onAct}
                onChange={changed =>
                  set({ labels: labels.map((each, at) => (at === index ? changed : each)) })
                }
                onRemove={() => set({ labels: labels.filter((_, at) => at !== index) })}
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
      <SwitchRow
        label={LABELS.allows_new_labels}
        hint="Otherwise they choose from the list."
        value={value.allows_new_labels}
        onChange={allows_new_labels => set({ allows_new_labels })}
      />
    </Section>
  )
}
