import { useState } from 'react'
import { FLOW_TEXT_MAX, FLOW_TEXTS, type FlowText } from '#contract/constants/chat-flow.ts'
import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import type { FlowTexts } from '#contract/settings/chat-flow.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import { Section } from '../../common/section.tsx'
import { AreaRow, SelectRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { TEXT_LABELS } from './flow-labels.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** Edits the company's own versions of the chat's texts, one language at a time. */
export function TextFields({ draft }: { readonly draft: DraftOf<'chat-flow'> }) {
  const [locale, setLocale] = useState<Locale>('en')
  const { texts } = draft.value
  const builtIn: Readonly<Record<string, string>> = messagesFor(locale)
  const elsewhere = LOCALES.filter(
    each => each !== locale && Object.keys(draft.errors).some(path => path.startsWith(`texts.${each}.`)),
  )
  return (
    <Section
      title="Texts"
      lead="What the chat and the AI say. Leave a field empty to use the default text, shown in gray."
    >
      <SelectRow
        label="Language"
        hint="The AI speaks the language that the visitor writes in."
        error={elsewhere.length > 0 ? `A text in ${NAMES.of(elsewhere[0]!)} can’t be saved.` : undefined}
        options={
          Object.fromEntries(LOCALES.map(each => [each, optionName(each, texts)])) as Record<Locale, string>
        }
        value={locale}
        onChange={setLocale}
      />
      {FLOW_TEXTS.map(key => (
        <AreaRow
          key={key}
          {...TEXT_LABELS[key]}
          error={draft.errors[`texts.${locale}.${key}`]}
          rows={2}
          lang={locale}
          maxLength={FLOW_TEXT_MAX}
          placeholder={builtIn[key] ?? ''}
          value={texts[locale]?.[key] ?? ''}
          onChange={text => draft.set({ texts: withText(texts, locale, key, text) })}
        />
      ))}
    </Section>
  )
}

/** Returns a language's name, with how many of its texts the company has replaced. */
function optionName(locale: Locale, texts: FlowTexts): string {
  const count = Object.keys(texts[locale] ?? {}).length
  return count === 0 ? NAMES.of(locale)! : `${NAMES.of(locale)} (${count} changed)`
}

/** Returns the texts with one of them changed. An empty one is left out, and so is a language without any. */
function withText(texts: FlowTexts, locale: Locale, key: FlowText, text: string): FlowTexts {
  const { [key]: _, ...others } = texts[locale] ?? {}
  const changed = text.trim() === '' ? others : { ...others, [key]: text }
  const { [locale]: __, ...rest } = texts
  return Object.keys(changed).length === 0 ? rest : { ...rest, [locale]: changed }
}
