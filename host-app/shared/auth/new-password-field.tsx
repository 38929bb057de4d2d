import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import type { PasswordChange } from '#host-app/shared/auth/auth-context.ts'
import { Field } from '#host-app/shared/ui/fields/field.tsx'

/** The field for the current password, which proves that the account's owner changes it. */
export function CurrentPasswordField() {
  return (
    <Field
      label="Current password"
      name="current"
      type="password"
      autoComplete="current-password"
      maxLength={PASSWORD_MAX_CHARACTERS}
    />
  )
}

/** Returns the passwords in a form with these fields. */
export function passwordsIn(form: HTMLFormElement): PasswordChange {
  const data = new FormData(form)
  return { password: String(data.get('password')), current: String(data.get('current') ?? '') }
}

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
