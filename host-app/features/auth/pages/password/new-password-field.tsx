import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import { Field } from '#host-app/ui/fields/field.tsx'

/** The field for a new password; password managers can fill it. */
export function NewPasswordField({ label = 'New password' }: { readonly label?: string }) {
  return (
    <Field
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      minLength={PASSWORD_MIN_CHARACTERS}
      maxLength={PASSWORD_MAX_CHARACTERS}
      hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few unrelated words are easy to remember.`}
    />
  )
}
