import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import styles from './rows.module.css'
import { SettingRow } from './rows.tsx'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

type Texts = Partial<Record<Locale, string>>

type Props = {
  readonly label: string
  readonly hint: string
  readonly maxLength: number
  /** Languages that have a field. */
  readonly languages: readonly Locale[]
  readonly value: Texts
  readonly onChange: (value: Texts) => void
}

/** A setting of one short text per language. An empty one gives the built-in text. */
export function LocalizedRow({ label, hint, maxLength, languages, value, onChange }: Props) {
  return (
    <SettingRow label={label} hint={hint}>
      <ul className={styles['texts']}>
        {LOCALES.filter(locale => languages.includes(locale)).map(locale => (
          <li key={locale}>
            <label>
              <span>{NAMES.of(locale)}</span>
              <input
                type="text"
                dir="auto"
                lang={locale}
                maxLength={maxLength}
                aria-label={`${label} in ${NAMES.of(locale)}`}
                value={value[locale] ?? ''}
                onChange={event => onChange(withText(value, locale, event.target.value))}
              />
            </label>
          </li>
        ))}
      </ul>
    </SettingRow>
  )
}

/** Returns the texts with one of them changed. An empty one is left out. */
function withText(texts: Texts, locale: Locale, text: string): Texts {
  const changed: Texts = {}
  for (const each of LOCALES) {
    const value = each === locale ? text : texts[each]
    if (value) changed[each] = value
  }
  return changed
}
