import type { ComponentProps } from 'react'
import { Field } from '#host-app/shared/ui/fields/field.tsx'

type FullNameFieldProps = Pick<ComponentProps<typeof Field>, 'defaultValue' | 'error'>

/** The field for a person's own name, `fullName` in the form. */
export function FullNameField(props: FullNameFieldProps) {
  return <Field {...props} label="Full name" name="fullName" autoComplete="name" required maxLength={120} />
}
