import { LOCALES } from '#contract/constants/locales.ts'
import { HELP_INTRO_MAX, HELP_TITLE_MAX } from '#contract/constants/settings.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { Section } from '../../common/section.tsx'
import { LocalizedRow } from '../frame/localized-row.tsx'
import { SelectRow, SettingRow, SwitchRow } from '../frame/rows.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'

const LABELS = {
  is_public: 'Public help center',
  title: 'Title',
  intro: 'Introduction',
  default_language: 'Default language',
  asks_feedback: 'Ask “Was this helpful?”',
  is_indexed: 'Show in search engines',
  is_in_widgets: 'Show articles in widgets',
}
const NAMES = new Intl.DisplayNames('en', { type: 'language' })
const LANGUAGES = Object.fromEntries(LOCALES.map(locale => [locale, NAMES.of(locale)!]))

/** `/admin/settings/kb` (ADMIN-04): the public help center, and where its articles show. */
export function HelpCenterPage() {
  return (
    <SettingsLoader
      title="Help center"
      lead="Who can read your articles, and what readers see around them."
      sections={['help-center']}
      labels={{ 'help-center': LABELS }}
    >
      {states => <HelpCenterForm state={states['help-center']} />}
    </SettingsLoader>
  )
}

function HelpCenterForm({ state }: { readonly state: SettingsState }) {
  const { value, set, ...draft } = useSettingsDraft('help-center', state, LABELS)
  return (
    <SettingsForm drafts={[draft]}>
      <Section title="Where articles show" lead="The AI answers from your articles in any case.">
        <SwitchRow
          label={LABELS.is_public}
          hint="Your pages at /kb. While they are off, chats link to no articles."
          value={value.is_public}
          onChange={is_public => set({ is_public })}
        />
        {value.is_public && (
          <SwitchRow
            label={LABELS.is_indexed}
            hint="Otherwise pages ask search engines not to list them."
            value={value.is_indexed}
            onChange={is_indexed => set({ is_indexed })}
          />
        )}
        <SwitchRow
          label={LABELS.is_in_widgets}
          hint="The help widget, the chat’s home and the ticket form."
          value={value.is_in_widgets}
          onChange={is_in_widgets => set({ is_in_widgets })}
        />
      </Section>
      <Section title="Home page">
        <LocalizedRow
          label={LABELS.title}
          hint="The heading. Without one, it asks “How can we help?”."
          maxLength={HELP_TITLE_MAX}
          languages={LOCALES}
          value={value.title}
          onChange={title => set({ title })}
        />
        <LocalizedRow
          label={LABELS.intro}
          hint="A line below the heading."
          maxLength={HELP_INTRO_MAX}
          languages={LOCALES}
          value={value.intro}
          onChange={intro => set({ intro })}
        />
        <SelectRow
          label={LABELS.default_language}
          hint="For readers who choose none, if you have articles in it."
          options={
            value.default_language in LANGUAGES
              ? LANGUAGES
              : { [value.default_language]: value.default_language, ...LANGUAGES }
          }
          value={value.default_language}
          onChange={default_language => set({ default_language })}
        />
        <SettingRow label="Topics" hint="The home page shows them in your order.">
          <ButtonLink to="/admin/kb/topics" look="secondary" size="small">
            Edit topics
          </ButtonLink>
        </SettingRow>
      </Section>
      <Section title="Articles">
        <SwitchRow
          label={LABELS.asks_feedback}
          hint="Below each article, on its page and in the help widget."
          value={value.asks_feedback}
          onChange={asks_feedback => set({ asks_feedback })}
        />
      </Section>
    </SettingsForm>
  )
}
