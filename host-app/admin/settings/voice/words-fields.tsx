import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import { VOICE_CONSENT_MAX, VOICE_INSTRUCTIONS_MAX, VOICE_PHRASE_MAX } from '#contract/constants/voice.ts'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import { builtInGreeting, CALL_MESSAGES } from '#core/messages/call-messages.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { Section } from '../../common/section.tsx'
import { LocalizedRow } from '../frame/localized-row.tsx'
import { AreaRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { offeredLanguages } from './chosen-provider.ts'
import { VOICE_LABELS as LABELS } from './voice-labels.ts'

type Props = { readonly draft: DraftOf<'voice'>; readonly account: VoiceAccountState }

/** Edits what is said in calls and shown before them, and what the language model is told. */
export function WordsFields({ draft: { value, errors, set }, account }: Props) {
  const { company_name } = useAdmin().member
  const languages = offeredLanguages(value, account)
  return (
    <>
      <Section title="Words" lead="Leave a field empty to use the default text, shown in gray.">
        <LocalizedRow
          label={LABELS.greeting}
          hint="The assistant’s first words, word for word. Say that it is an AI: in many countries you have to."
          error={errors['greeting']}
          maxLength={VOICE_PHRASE_MAX}
          rows={2}
          languages={languages}
          builtIn={byLocale(locale => builtInGreeting(locale, company_name))}
          value={value.greeting}
          onChange={greeting => set({ greeting })}
        />
        <LocalizedRow
          label={LABELS.ending}
          hint="Its last words, when the caller says goodbye."
          error={errors['ending']}
          maxLength={VOICE_PHRASE_MAX}
          rows={2}
          languages={languages}
          builtIn={byLocale(locale => CALL_MESSAGES[locale].ending)}
          value={value.ending}
          onChange={ending => set({ ending })}
        />
        <LocalizedRow
          label={LABELS.consent_text}
          hint="What visitors read above the button that calls. If a vendor gets the sound, name it here."
          error={errors['consent_text']}
          maxLength={VOICE_CONSENT_MAX}
          rows={3}
          languages={languages}
          builtIn={byLocale(locale => CALL_MESSAGES[locale].consent)}
          value={value.consent_text}
          onChange={consent_text => set({ consent_text })}
        />
      </Section>
      <Section
        title="Instructions"
        lead="For the language model of a vendor, which follows them where the built-in rules leave room: it answers from your articles alone. This server’s own voice has no language model, and ignores them. A vendor gets them from the caller’s browser, so write nothing secret."
      >
        <AreaRow
          label={LABELS.instructions}
          error={errors['instructions']}
          rows={6}
          maxLength={VOICE_INSTRUCTIONS_MAX}
          value={value.instructions}
          onChange={instructions => set({ instructions })}
        />
      </Section>
    </>
  )
}

function byLocale(textOf: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map(locale => [locale, textOf(locale)])) as Record<Locale, string>
}
