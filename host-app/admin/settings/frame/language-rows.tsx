import { type ReactNode, useId } from 'react'
import { LOCALES, type Locale, RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import styles from './language-rows.module.css'
import { SettingRow } from './rows.tsx'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

type LanguagesRowProps = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly value: readonly Locale[]
  /** Called with the chosen languages, in their usual order. */
  readonly onChange: (languages: Locale[]) => void
}

/** A setting that is any of the widgets' languages. */
export function LanguagesRow({ label, hint, error, value, onChange }: LanguagesRowProps) {
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

type Texts = Partial<Record<Locale, string>>

type LocalizedRowProps = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly maxLength: number
  /** Lines of each field; one by default. */
  readonly rows?: number
  /** Each has a field. Default: all. */
  readonly languages?: readonly Locale[]
  /** What an empty field stands for, shown in gray. */
  readonly builtIn?: Readonly<Record<Locale, string>>
  readonly value: Texts
  readonly onChange: (value: Texts) => void
}

/** A setting of one text per language. An empty field sets none. */
export function LocalizedRow(props: LocalizedRowProps) {
  const { label, hint, error, maxLength, rows = 1, languages = LOCALES, builtIn, value, onChange } = props
  const id = useId()
  const fieldOf = (locale: Locale) => ({
    id: `${id}-${locale}`,
    // An empty field shows what it stands for, in the direction of the language.
    dir: value[locale] || !RIGHT_TO_LEFT_LOCALES.includes(locale) ? 'auto' : 'rtl',
    lang: locale,
    maxLength,
    placeholder: builtIn?.[locale],
    'aria-label': `${label} in ${NAMES.of(locale)}`,
    value: value[locale] ?? '',
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange(withText(value, locale, event.target.value)),
  })
  return (
    <SettingRow label={label} hint={hint} error={error} layout="below">
      <ul className={styles['texts']}>
        {LOCALES.filter(locale => languages.includes(locale)).map(locale => (
          <li key={locale}>
            <label htmlFor={`${id}-${locale}`}>
              <span>{NAMES.of(locale)}</span>
              {rows > 1 ? (
                <textarea rows={rows} {...fieldOf(locale)} />
              ) : (
                <input type="text" {...fieldOf(locale)} />
              )}
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

/** Returns the text of each language. */
export function byLocale(textOf: (locale: Locale) => string): Readonly<Record<Locale, string>> {
  return Object.fromEntries(LOCALES.map(locale => [locale, textOf(locale)])) as Record<Locale, string>
}
