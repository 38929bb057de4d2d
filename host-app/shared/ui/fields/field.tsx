import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

type FrameProps = {
  readonly label: string
  /** What to type, or why it is asked. */
  readonly hint?: ReactNode
  /** The error, announced to screen readers with the field. */
  readonly error?: string | undefined
}

type FieldProps = FrameProps & Omit<ComponentProps<'input'>, 'className'>

/**
 * A text field with its label. Pass an `id` when the page has a second React root, whose generated ids would
 * be the same.
 */
export function Field({ label, hint, error, id: given, ...input }: FieldProps) {
  const made = useId()
  const id = given ?? made
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input {...input} {...describedBy(id, hint, error)} id={id} className={styles['control']} />
    </Frame>
  )
}

type SelectProps = FrameProps & Omit<ComponentProps<'select'>, 'className' | 'id'>

/** A select with its label; `children` are its options. */
export function Select({ label, hint, error, ...select }: SelectProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <select {...select} {...describedBy(id, hint, error)} id={id} className={styles['control']} />
    </Frame>
  )
}

type TextAreaProps = FrameProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

/** A multi-line text field. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={3}
        {...area}
        {...describedBy(id, hint, error)}
        id={id}
        className={`${styles['control']} ${styles['area']}`}
      />
    </Frame>
  )
}

type CheckboxProps = { readonly label: string } & Omit<ComponentProps<'input'>, 'className' | 'type'>

/** A checkbox with its label. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles['check']}>
      <input {...input} type="checkbox" />
      {label}
    </label>
  )
}

function Frame({ id, label, hint, error, children }: FrameProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}

function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(error && { 'aria-invalid': true }),
  }
}
