import { useId } from 'react'
import { Field } from '../../ui/field.tsx'
import { languageName } from './language-name.ts'

/** Offered while typing; any other tag may be written. */
const OFFERED =
  'en de fr es it pt pt-BR nl sv da nb fi pl cs sk hu ro bg el tr ru uk he ar fa hi th vi id ja ko zh zh-TW'.split(
    ' ',
  )

type LanguageFieldProps = { readonly hint?: string; readonly defaultValue?: string }

/** A language by its tag, as the field `language` of a form. */
export function LanguageField({
  hint = 'A tag such as en or pt-BR.',
  defaultValue = 'en',
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
        {OFFERED.map(tag => (
          <option key={tag} value={tag}>
            {languageName(tag)}
          </option>
        ))}
      </datalist>
    </>
  )
}
