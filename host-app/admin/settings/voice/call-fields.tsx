import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import { Section } from '../../common/section.tsx'
import { LanguagesRow } from '../frame/languages-row.tsx'
import { ChoiceRow, SwitchRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { chosenProvider } from './chosen-provider.ts'
import { VOICE_LABELS as LABELS } from './voice-labels.ts'

const TIMES = { always: 'Always', in_office_hours: 'In office hours' } as const

type Props = { readonly draft: DraftOf<'voice'>; readonly account: VoiceAccountState }

/** Edits whether, when and in which languages visitors can call. */
export function CallFields({ draft: { value, errors, set }, account }: Props) {
  return (
    <Section title="Calls">
      <SwitchRow
        label={LABELS.is_enabled}
        hint="Where your pages show the call button. If it is off, or if the AI of the chat flow is off, the button says that calls are not available."
        value={value.is_enabled}
        onChange={is_enabled => set({ is_enabled })}
      />
      <ChoiceRow
        label={LABELS.takes_calls}
        hint="Office hours are those of Help desk. Without any, visitors can always call."
        options={TIMES}
        value={value.takes_calls}
        onChange={takes_calls => set({ takes_calls })}
      />
      <LanguagesRow
        label={LABELS.locales}
        hint={
          chosenProvider(value, account) === 'local'
            ? 'This server’s own voice speaks English only, whatever you choose.'
            : 'If you choose none, calls are offered in all of them.'
        }
        error={errors['locales']}
        value={value.locales}
        onChange={locales => set({ locales })}
      />
    </Section>
  )
}
