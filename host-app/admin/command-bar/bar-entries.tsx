import { KeyCaps } from '../../features/commands/key-caps.tsx'
import styles from './bar-entries.module.css'
import type { BarEntry } from './bar-entry.ts'

type BarEntriesProps = {
  /** Prefix of the ids: `<id>-entries` is the list, `<id>-<index>` an entry. */
  readonly id: string
  readonly entries: readonly BarEntry[]
  /** Index of the entry that Enter runs; -1 for none. */
  readonly active: number
  readonly onPoint: (index: number) => void
  readonly onChoose: (entry: BarEntry) => void
}

/** The command bar's entries, grouped in sections. The focus stays in the input above. */
export function BarEntries({ id, entries, active, onPoint, onChoose }: BarEntriesProps) {
  const sections = [...new Set(entries.map(({ section }) => section))]
  return (
    <div className={styles['entries']} id={`${id}-entries`} role="listbox" aria-label="Results">
      {sections.map(section => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
        <div key={section} role="group" aria-label={section}>
          <p aria-hidden="true">{section}</p>
          {entries.map((entry, index) => entry.section === section && line(entry, index))}
        </div>
      ))}
    </div>
  )

  function line(entry: BarEntry, index: number) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
      // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active entry.
      <div
        key={entry.id}
        id={`${id}-${index}`}
        className={styles['entry']}
        role="option"
        aria-selected={index === active}
        // `pointerenter` would also fire when the list moves below a resting pointer.
        onPointerMove={() => index !== active && onPoint(index)}
        onClick={() => onChoose(entry)}
      >
        <span className={styles['title']} dir="auto">
          {entry.title}
        </span>
        {entry.detail && <span className={styles['detail']}>{entry.detail}</span>}
        {entry.keys && <KeyCaps keys={entry.keys} />}
      </div>
    )
  }
}
