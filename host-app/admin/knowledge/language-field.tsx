import { useId } from 'react'
import { Field } from '../../ui/field.tsx'
import { LANGUAGES, languageLabel } from './labels.ts'

type LanguageFieldProps = {
  /** Languages that are taken already. */
  readonly without?: readonly string[]
  readonly defaultValue?: string
}

/** A language by its tag; the usual ones are offered. Its name in a form is `language`. */
export function LanguageField({ without = [], defaultValue = '' }: LanguageFieldProps) {
  const id = useId()
  return (
    <>
      <Field
        label="Language"
        name="language"
        list={id}
        defaultValue={defaultValue}
        pattern="[a-z]{2,3}(-[A-Za-z0-9]{2,8})*"
        maxLength={35}
        placeholder="de"
        autoComplete="off"
        required
        hint="A language tag such as de, he or pt-BR."
      />
      <datalist id={id}>
        {LANGUAGES.filter(tag => !without.includes(tag)).map(tag => (
          <option key={tag} value={tag}>
            {languageLabel(tag)}
          </option>
        ))}
      </datalist>
    </>
  )
}
