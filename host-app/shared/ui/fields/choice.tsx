import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'

type ChoiceProps<Value extends string> = {
  /** The accessible name of the choice. */
  readonly label: string
  /** Labels by value, in order. */
  readonly options: Readonly<Record<Value, ReactNode>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice of two to four values, side by side. The arrow keys move between them. */
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
          <span className={styles['option']}>{options[option]}</span>
        </label>
      ))}
    </fieldset>
  )
}
