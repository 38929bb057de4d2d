import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import styles from './languages-row.module.css'
import { SettingRow } from './rows.tsx'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

type Props = {
  readonly label: string
  readonly hint: string
  readonly error?: string | undefined
  readonly value: readonly Locale[]
  /** Called with the chosen languages, in their usual order. */
  readonly onChange: (languages: Locale[]) => void
}

/** A setting that is any of the widgets' languages. */
export function LanguagesRow({ label, hint, error, value, onChange }: Props) {
  return (
    <SettingRow label={label} hint={hint} error={error}>
      <div className={styles['checks']}>
        {LOCALES.map(locale => (
          <Checkbox
            key={locale}
            label={NAMES.of(locale)!}
            checked={value.includes(locale)}
            onChange={event =>
              onChange(
                LOCALES.filter(each => (each === locale ? event.target.checked : value.includes(each))),
              )
            }
          />
        ))}
      </div>
    </SettingRow>
  )
}
