import { useId } from 'react'
import styles from './choice.module.css'

type ChoiceProps<Value extends string> = {
  /** What is chosen; said to screen readers. */
  readonly label: string
  /** Each with its words, in their order. */
  readonly options: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of two to four, side by side; the arrow keys move between them. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend className="visually-hidden">{label}</legend>
      {(Object.keys(options) as Value[]).map(option => (
        <label key={option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{options[option]}</span>
        </label>
      ))}
    </fieldset>
  )
}
