import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { isComposingKey } from '#core/composing-key.ts'
import { fold } from '#core/text/fold.ts'
import styles from './pick-list.module.css'
import { PickRow } from './pick-row.tsx'

/** An option of a pick list. */
export type PickOption = {
  readonly id: string
  readonly label: string
  /** Shown next to the label in a muted color, such as a time. */
  readonly detail?: string
  /** Its heading. Options of one group must be adjacent. */
  readonly group?: string
  readonly icon?: ReactNode
  /** Whether it is currently selected. */
  readonly isChosen?: boolean
}

type PickListProps = {
  /** The accessible name, and the field's placeholder. */
  readonly label: string
  readonly options: readonly PickOption[]
  readonly onPick: (option: PickOption) => void
  /** Creates an option from the typed text if no option has that name. */
  readonly onNew?: (text: string) => void
  readonly newMaxLength?: number
  /** Whether several can be selected; the list then stays open. */
  readonly isMany?: boolean
  /** Shown below the list, about the option that Enter would pick. */
  readonly about?: (option: PickOption) => ReactNode
  /** Shown in place of options, such as while they load. */
  readonly note?: string | undefined
}

/** A list with a field that filters it (ARIA authoring practices, "combobox with listbox popup"). */
export function PickList(props: PickListProps) {
  const { label, options, onPick, onNew, newMaxLength, isMany = false, about, note } = props
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const found = filterOptions(options, text)
  const written = text.trim()
  const isNew =
    onNew !== undefined &&
    written !== '' &&
    !options.some(option => option.label.toLowerCase() === written.toLowerCase())
  const count = found.length + (isNew ? 1 : 0)
  const current = Math.min(active, count - 1)

  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  function choose(index: number): void {
    const option = found[index]
    if (option) onPick(option)
    else if (isNew && index === found.length) onNew(written)
    else return
    setText('')
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent)) return
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive(count === 0 ? 0 : (current + 1) % count),
      ArrowUp: () => setActive(count === 0 ? 0 : (current - 1 + count) % count),
      Enter: () => choose(current),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  const rowProps = (index: number) => ({
    id: `${id}-${index}`,
    isActive: index === current,
    describedBy: about && index === current ? `${id}-about` : undefined,
    onPoint: () => setActive(index),
    onChoose: () => choose(index),
  })

  return (
    <>
      <input
        className={styles['field']}
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? `${id}-${current}` : undefined}
        placeholder={label}
        autoComplete="off"
        maxLength={newMaxLength}
        value={text}
        onChange={event => {
          setText(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMany || undefined}
        className={styles['list']}
      >
        {found.map((option, index) => (
          <div key={option.id} role="presentation">
            {option.group !== undefined && option.group !== found[index - 1]?.group && (
              <p className={styles['group']} role="presentation">
                {option.group}
              </p>
            )}
            <PickRow {...rowProps(index)} isChosen={option.isChosen === true}>
              {option.icon}
              <span className={styles['label']} dir="auto">
                {option.label}
              </span>
              {option.detail && <span className={styles['detail']}>{option.detail}</span>}
              {option.isChosen && <Check size={14} aria-hidden="true" />}
            </PickRow>
          </div>
        ))}
        {isNew && (
          <PickRow {...rowProps(found.length)} isChosen={false}>
            <span className={styles['label']} dir="auto">
              Add “{written}”
            </span>
          </PickRow>
        )}
      </div>
      {about && found[current] && (
        <div id={`${id}-about`} className={styles['about']}>
          {about(found[current])}
        </div>
      )}
      {count === 0 && (
        <p className={styles['note']} role="status">
          {note ?? (written === '' ? 'There is nothing to choose from yet.' : 'No results.')}
        </p>
      )}
    </>
  )
}

/** Returns the options whose label or detail contains every typed word, in their order. */
export function filterOptions<Option extends { readonly label: string; readonly detail?: string }>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return options.filter(({ label, detail = '' }) => {
    const place = fold(`${label} ${detail}`)
    return words.every(word => place.includes(word))
  })
}
