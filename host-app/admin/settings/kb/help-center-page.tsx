import { LOCALES } from '#contract/constants/locales.ts'
import { HELP_INTRO_MAX, HELP_TITLE_MAX } from '#contract/constants/settings.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { SettingRow } from '../frame/rows.tsx'
import { type FieldGroups, labelsOf, SettingsFields } from '../frame/settings-fields.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })
const LANGUAGES = Object.fromEntries(LOCALES.map(locale => [locale, NAMES.of(locale)!]))

const HELP_CENTER = [
  {
    title: 'Where articles show',
    lead: 'The AI answers from your articles in any case.',
    fields: {
      is_public: {
        kind: 'switch',
        label: 'Public help center',
        hint: 'Your pages at /kb. While they are off, chats link to no articles.',
      },
      is_indexed: {
        kind: 'switch',
        when: ({ is_public }) => is_public,
        label: 'Show in search engines',
        hint: 'Otherwise pages ask search engines not to list them.',
      },
      is_in_widgets: {
        kind: 'switch',
        label: 'Show articles in widgets',
        hint: 'The help widget, the chat’s home and the ticket form.',
      },
    },
  },
  {
    title: 'Home page',
    fields: {
      title: {
        kind: 'localized',
        label: 'Title',
        hint: 'The heading. Without one, it asks “How can we help?”.',
        maxLength: HELP_TITLE_MAX,
      },
      intro: {
        kind: 'localized',
        label: 'Introduction',
        hint: 'A line below the heading.',
        maxLength: HELP_INTRO_MAX,
      },
      default_language: {
        kind: 'select',
        label: 'Default language',
        hint: 'For readers who choose none, if you have articles in it.',
        options: ({ default_language: chosen }) =>
          chosen in LANGUAGES ? LANGUAGES : { [chosen]: chosen, ...LANGUAGES },
      },
    },
    after: () => (
      <SettingRow label="Topics" hint="The home page shows them in your order.">
        <ButtonLink to="/admin/kb/topics" look="secondary" size="small">
          Edit topics
        </ButtonLink>
      </SettingRow>
    ),
  },
  {
    title: 'Articles',
    fields: {
      asks_feedback: {
        kind: 'switch',
        label: 'Ask “Was this helpful?”',
        hint: 'Below each article, on its page and in the help widget.',
      },
    },
  },
] as const satisfies FieldGroups<'help-center'>

/** `/admin/settings/kb` (ADMIN-04): the public help center, and where its articles show. */
export function HelpCenterPage() {
  return (
    <SettingsLoader
      title="Help center"
      lead="Who can read your articles, and what readers see around them."
      fields={{ 'help-center': HELP_CENTER }}
    >
      {states => <HelpCenterForm state={states['help-center']} />}
    </SettingsLoader>
  )
}

function HelpCenterForm({ state }: { readonly state: SettingsState }) {
  const draft = useSettingsDraft('help-center', state, labelsOf(HELP_CENTER))
  return (
    <SettingsForm drafts={[draft]}>
      <SettingsFields draft={draft} groups={HELP_CENTER} />
    </SettingsForm>
  )
}
