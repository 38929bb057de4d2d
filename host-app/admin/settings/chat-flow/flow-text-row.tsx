import { useId } from 'react'
import { FLOW_TEXT_MAX } from '#contract/constants/chat-flow.ts'
import type { Locale } from '#contract/constants/locales.ts'
import rows from '../frame/rows.module.css'
import { SettingRow } from '../frame/rows.tsx'

type Props = {
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly locale: Locale
  /** The text that an empty field gives. */
  readonly builtIn: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** One text of the chat. Its empty field shows the built-in text. */
export function FlowTextRow({ label, hint, error, locale, builtIn, value, onChange }: Props) {
  const id = useId()
  return (
    <SettingRow label={label} hint={hint} error={error} htmlFor={id}>
      <textarea
        id={id}
        className={rows['input']}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        rows={2}
        dir="auto"
        lang={locale}
        maxLength={FLOW_TEXT_MAX}
        placeholder={builtIn}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </SettingRow>
  )
}
