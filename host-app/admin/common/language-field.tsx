import { useId } from 'react'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { languageName, OFFERED_LANGUAGES } from './languages.ts'

type LanguageFieldProps = {
  readonly hint?: string
  readonly defaultValue?: string
  /** Languages that already exist and are not offered. */
  readonly without?: readonly string[]
}

/** A field `language` of a form: offers common languages and accepts any tag. */
export function LanguageField({
  hint = 'A tag such as en or pt-BR.',
  defaultValue = 'en',
  without = [],
}: LanguageFieldProps) {
  const list = useId()
  return (
    <>
      <Field
        label="Language"
        name="language"
        required
        maxLength={35}
        pattern="[a-z]{2,3}(-[A-Za-z0-9]{2,8})*"
        title="A tag such as en or pt-BR"
        list={list}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        defaultValue={defaultValue}
        hint={hint}
      />
      <datalist id={list}>
        {OFFERED_LANGUAGES.filter(tag => !without.includes(tag)).map(tag => (
          <option key={tag} value={tag}>
            {languageName(tag)}
          </option>
        ))}
      </datalist>
    </>
  )
}
