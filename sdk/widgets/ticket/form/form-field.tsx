import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useTicketMessages } from '#sdk/locales/ticket/ticket-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { TicketSession } from '../ticket-session.ts'
import type { FieldName } from './ticket-values.ts'

type Written = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** Props of all controls of the form. */
export type ControlProps = {
  readonly id: string
  readonly className: string
  readonly value: string
  readonly onChange: (event: Written) => void
  readonly 'aria-required': boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

type Props = {
  readonly session: TicketSession
  readonly name: FieldName
  readonly label: string
  readonly isRequired: boolean
  readonly control: (props: ControlProps) => ReactNode
}

/** A field with its label above and its error message below. */
export function FormField({ session, name, label, isRequired, control }: Props) {
  const { t } = useTicketMessages()
  const value = useStore(session.$values)[name] ?? ''
  const problem = useStore(session.$problems)[name]
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>
        {label} {!isRequired && <span className="optional">{t.optional}</span>}
      </label>
      {control({
        id,
        className: 'field',
        value,
        onChange: event => session.write(name, event.currentTarget.value),
        'aria-required': isRequired,
        'aria-invalid': problem !== undefined,
        'aria-describedby': problem && `${id}-error`,
      })}
      {problem && (
        <p id={`${id}-error`} className="error">
          {t[problem]}
        </p>
      )}
    </div>
  )
}
