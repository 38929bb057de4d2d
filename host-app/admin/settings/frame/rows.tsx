import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import styles from './rows.module.css'

type RowProps = {
  readonly label: string
  /** What the setting does, or what to type. */
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** How a row is laid out: the control beside its label, below it over the whole width, or before it. */
type Layout = 'beside' | 'below' | 'before'

/** One setting: its label, its control, and its hint over the whole width of the form. */
export function SettingRow({
  label,
  hint,
  error,
  htmlFor,
  layout = 'beside',
  children,
}: RowProps & {
  /** The control's id; without it, the row is a group that the label names. */
  readonly htmlFor?: string
  readonly layout?: Layout
  readonly children: ReactNode
}) {
  const id = useId()
  const group = htmlFor === undefined && { role: 'group', 'aria-labelledby': `${id}-label` }
  return (
    <div className={`${styles['row']} ${styles[layout]}`} {...group}>
      {htmlFor === undefined ? (
        <span id={`${id}-label`} className={styles['label']}>
          {label}
        </span>
      ) : (
        <label htmlFor={htmlFor} className={styles['label']}>
          {label}
        </label>
      )}
      {hint && (
        <p id={htmlFor && `${htmlFor}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <div className={styles['control']}>
        {children}
        {error && (
          <p id={htmlFor && `${htmlFor}-error`} className={styles['error']}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

type TextRowProps = RowProps & {
  readonly value: string
  readonly onChange: (value: string) => void
} & Pick<
    ComponentProps<'input'>,
    'type' | 'maxLength' | 'placeholder' | 'required' | 'min' | 'max' | 'list' | 'dir' | 'spellCheck'
  >

/** A setting of one line of text. */
export function TextRow({ label, hint, error, onChange, ...input }: TextRowProps) {
  const id = useId()
  return (
    <SettingRow label={label} hint={hint} error={error} htmlFor={id}>
      <input
        dir="auto"
        {...input}
        {...described(id, hint, error)}
        className={styles['input']}
        onChange={event => onChange(event.target.value)}
      />
    </SettingRow>
  )
}

/** The time zones that the browser knows, for text fields with `list="time-zones"`. */
export function TimeZoneList() {
  return (
    <datalist id="time-zones">
      {Intl.supportedValuesOf('timeZone').map(zone => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  )
}

type NumberRowProps = RowProps & {
  readonly value: number
  readonly min: number
  readonly max: number
  /** What the number counts, such as `seconds`. */
  readonly unit?: string
  readonly onChange: (value: number) => void
}

/** A setting that is a whole number. An empty field keeps the last one. */
export function NumberRow({ label, hint, error, value, min, max, unit, onChange }: NumberRowProps) {
  const id = useId()
  const [text, setText] = useState(String(value))
  // A change from outside, such as discarding, replaces what was typed.
  const shown = text === '' || Number(text) === value ? text : String(value)
  return (
    <SettingRow label={label} hint={hint} error={error} htmlFor={id}>
      <span className={styles['number']}>
        <input
          {...described(id, hint, error)}
          type="number"
          required
          min={min}
          max={max}
          value={shown}
          className={styles['input']}
          onChange={event => {
            setText(event.target.value)
            if (event.target.value !== '') onChange(Number(event.target.value))
          }}
        />
        {unit}
      </span>
    </SettingRow>
  )
}

type AreaRowProps = RowProps & {
  readonly value: string
  readonly onChange: (value: string) => void
} & Pick<ComponentProps<'textarea'>, 'maxLength' | 'placeholder' | 'rows' | 'lang'>

/** A setting of several lines of text. Shows how much room is left. */
export function AreaRow({ label, hint, error, onChange, ...area }: AreaRowProps) {
  const id = useId()
  return (
    <SettingRow label={label} hint={hint} error={error} htmlFor={id}>
      <textarea
        rows={3}
        dir="auto"
        {...area}
        {...described(id, hint, error)}
        className={styles['input']}
        onChange={event => onChange(event.target.value)}
      />
      {area.maxLength && (
        <p className={styles['count']}>
          {area.value.length} of {area.maxLength}
        </p>
      )}
    </SettingRow>
  )
}

/** A setting that is a list of texts, one per line. Empty lines and repetitions don't count. */
export function LinesRow({
  value,
  onChange,
  ...row
}: Omit<AreaRowProps, 'value' | 'onChange' | 'maxLength' | 'rows'> & {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
}) {
  const [text, setText] = useState(value.join('\n'))
  // A change from outside, such as discarding, replaces what was typed.
  const shown = linesOf(text).join('\n') === value.join('\n') ? text : value.join('\n')
  return (
    <AreaRow
      {...row}
      rows={4}
      value={shown}
      onChange={typed => {
        setText(typed)
        onChange(linesOf(typed))
      }}
    />
  )
}

type SelectRowProps<Value extends string> = RowProps & {
  readonly value: Value
  /** Labels by value, in order. */
  readonly options: Readonly<Record<Value, string>>
  readonly onChange: (value: Value) => void
}

/** A setting with one of many values. */
export function SelectRow<Value extends string>(props: SelectRowProps<Value>) {
  const { label, hint, error, value, options, onChange } = props
  const id = useId()
  return (
    <SettingRow label={label} hint={hint} error={error} htmlFor={id}>
      <select
        {...described(id, hint, error)}
        className={styles['input']}
        value={value}
        onChange={event => onChange(event.target.value as Value)}
      >
        {(Object.keys(options) as Value[]).map(option => (
          <option key={option} value={option}>
            {options[option]}
          </option>
        ))}
      </select>
    </SettingRow>
  )
}

/** A setting with one of two to four values, side by side. */
export function ChoiceRow<Value extends string>(props: SelectRowProps<Value>) {
  const { label, hint, error, ...choice } = props
  return (
    <SettingRow label={label} hint={hint} error={error}>
      <Choice label={label} {...choice} />
    </SettingRow>
  )
}

type SwitchRowProps = Omit<RowProps, 'error'> & {
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

/** A setting that is on or off. */
export function SwitchRow({ label, hint, value, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <SettingRow label={label} hint={hint} htmlFor={id} layout="before">
      <input
        {...described(id, hint, undefined)}
        type="checkbox"
        role="switch"
        aria-checked={value}
        className={styles['switch']}
        checked={value}
        onChange={event => onChange(event.target.checked)}
      />
    </SettingRow>
  )
}

/** Returns the non-empty lines, trimmed, without repetitions. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map(line => line.trim()))].filter(Boolean)
}

function described(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return {
    id,
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(error && { 'aria-invalid': true }),
  }
}
