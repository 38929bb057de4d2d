import { useTicketMessages } from '#sdk/locales/ticket/ticket-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { TicketSession } from '../ticket-session.ts'
import { type ControlProps, FormField } from './form-field.tsx'
import { LENGTHS } from './ticket-values.ts'

type Props = { readonly session: TicketSession }

/** The company's own form fields. Renders nothing until they have loaded. */
export function CompanyFields({ session }: Props) {
  const { t } = useTicketMessages()
  const form = useStore(session.$config)?.ticket_form
  if (!form) return null
  return (
    <>
      {form.categories.length > 0 && (
        <FormField
          session={session}
          name="category"
          label={t.category}
          isRequired={false}
          control={props => <Choice {...props} options={form.categories} />}
        />
      )}
      {form.fields.map(({ key, label, kind, is_required, options }) => (
        <FormField
          key={key}
          session={session}
          name={`custom_fields.${key}`}
          label={label}
          isRequired={is_required}
          control={props =>
            kind === 'select' ? (
              <Choice {...props} options={options} />
            ) : (
              <input {...props} dir="auto" maxLength={LENGTHS.custom} />
            )
          }
        />
      ))}
    </>
  )
}

function Choice({ options, ...props }: ControlProps & { readonly options: readonly string[] }) {
  const { t } = useTicketMessages()
  return (
    <select {...props}>
      <option value="">{t.choose}</option>
      {options.map(option => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}
