import { LOCALES } from '#contract/constants/locales.ts'
import { languageName } from '#host-app/admin/common/languages.ts'
import { Select } from '#host-app/shared/ui/fields/field.tsx'

/** A field `language` of a form: one of the widget's languages. */
export function LocaleSelect({ defaultValue = 'en' }: { readonly defaultValue?: string }) {
  return (
    <Select label="Language" name="language" defaultValue={defaultValue}>
      {LOCALES.map(locale => (
        <option key={locale} value={locale}>
          {languageName(locale)}
        </option>
      ))}
    </Select>
  )
}
