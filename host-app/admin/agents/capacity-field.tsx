import { useState } from 'react'
import { isComposingKey } from '#core/composing-key.ts'
import styles from './capacity-field.module.css'

type CapacityFieldProps = {
  readonly label: string
  readonly value: number | null
  /** The default, shown when the field is empty. Without a placeholder, a number is required. */
  readonly placeholder?: string
  readonly isBusy: boolean
  /** Called with a number from 1 to 100, or null for an empty field. */
  readonly onChange: (value: number | null) => void
}

/** A field for how many conversations somebody takes at once. It submits on blur and on Enter. */
export function CapacityField({ label, value, placeholder, isBusy, onChange }: CapacityFieldProps) {
  const saved = value === null ? '' : String(value)
  const [text, setText] = useState(saved)
  const number = text.trim() === '' && placeholder !== undefined ? null : Number(text)
  const isValid = number === null || (Number.isInteger(number) && number >= 1 && number <= 100)

  function settle(): void {
    if (!isValid) setText(saved)
    else if (number !== value) onChange(number)
  }

  return (
    <input
      type="number"
      className={styles['field']}
      aria-label={label}
      aria-invalid={!isValid || undefined}
      min={1}
      max={100}
      placeholder={placeholder}
      value={text}
      disabled={isBusy}
      onChange={event => setText(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={event => {
        if (event.key === 'Enter' && !isComposingKey(event.nativeEvent)) settle()
      }}
    />
  )
}
