import type { ComponentProps } from 'react'
import { Field } from '#host-app/shared/ui/fields/field.tsx'

type CodeFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'autoFocus'>

/** The field for the six digits of an authenticator app (RFC 6238). Apps show them as two groups of three. */
export function CodeField(props: CodeFieldProps) {
  return (
    <Field
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]{6,7}"
      title="Six digits"
      required
    />
  )
}

/** Returns the digits in a form's `CodeField`, without spaces. */
export function codeIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('code')).replace(/\s/g, '')
}
