import { useEffect, useRef } from 'react'
import { BULK_MAX } from '#contract/constants/desk.ts'
import styles from '../conversation-list.module.css'

type SelectAllProps = {
  /** The loaded rows, in order. */
  readonly ids: readonly string[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: readonly string[]) => void
}

/** A checkbox that selects all loaded rows, at most as many as one action can change, or none. */
export function SelectAll({ ids, selected, onSelect }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  const all = ids.slice(0, BULK_MAX)
  const isAll = selected.size >= all.length
  const isSome = selected.size > 0 && !isAll

  useEffect(() => {
    box.current!.indeterminate = isSome
  }, [isSome])

  return (
    <label className={styles['selectAll']} title={isAll ? 'Select none' : 'Select all'}>
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all conversations"
        checked={isAll}
        onChange={() => onSelect(isAll ? [] : all)}
      />
    </label>
  )
}
