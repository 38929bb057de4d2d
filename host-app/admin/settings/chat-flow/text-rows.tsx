import { useState } from 'react'
import { FLOW_TEXT_MAX, FLOW_TEXTS, type FlowText } from '#contract/constants/chat-flow.ts'
import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import type { FlowTexts } from '#contract/settings/chat-flow.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import { AreaRow, SelectRow } from '../frame/rows.tsx'
import type { ControlProps } from '../frame/settings-fields.tsx'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** Labels of the texts, with when visitors read them. */
const TEXT_LABELS: Readonly<Record<FlowText, { readonly label: string; readonly hint: string }>> = {
  followUp: { label: 'Follow-up question', hint: 'Above “Thank you” and “I have another question”.' },
  queue: { label: 'Place in the queue', hint: 'Announces the handoff. {position} becomes the number.' },
  nobodyThere: {
    label: 'Away',
    hint: 'Outside office hours, and in the queue while nobody is at the desk. Replaces the away message of Help desk.',
  },
  unsure: { label: 'Not sure', hint: 'Above articles that may answer.' },
  noInformation: { label: 'Doesn’t know', hint: 'Offers a human, with Yes and No below.' },
  unavailable: { label: 'Unavailable', hint: 'When the AI can’t answer now. Offers a human.' },
  autoClose: { label: 'Closing', hint: 'The last message of a conversation that closes by itself.' },
  apology: { label: 'Nobody was free', hint: 'When a request for a human becomes a ticket.' },
  choiceTimeout: { label: 'No choice', hint: 'When an offer without an answer becomes a ticket.' },
}

/** Edits the company's own versions of the chat's texts, one language at a time. */
export function TextRows({ value: texts, onChange, draft }: ControlProps<'chat-flow', 'texts'>) {
  const [locale, setLocale] = useState<Locale>('en')
  const builtIn: Readonly<Record<string, string>> = messagesFor(locale)
  const elsewhere = LOCALES.filter(
    each => each !== locale && Object.keys(draft.errors).some(path => path.startsWith(`texts.${each}.`)),
  )
  return (
    <>
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
          onChange={text => onChange(withText(texts, locale, key, text))}
        />
      ))}
    </>
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
