import { Suspense } from 'react'
import type { SettingsState } from '#contract/routes/settings.ts'
import { lazyPart } from '#host-app/ui/lazy/lazy-part.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import { AskingFields, PlaceFields } from './asking-fields.tsx'
import { CSAT_LABELS } from './csat-labels.ts'
import { WordsFields } from './words-fields.tsx'

/** Loaded later, because the page shows without it. */
const SurveyPreview = lazyPart(async () => (await import('./survey-preview.tsx')).SurveyPreview)

/** `/admin/settings/csat` (ADMIN-04): whether and how visitors are asked to rate a conversation. */
export function CsatPage() {
  return (
    <SettingsLoader
      title="Satisfaction surveys"
      lead="How visitors are asked to rate their conversations. Ratings show in each conversation’s thread."
      sections={['csat']}
      labels={{ csat: CSAT_LABELS }}
    >
      {({ csat }) => <CsatForm state={csat} />}
    </SettingsLoader>
  )
}

function CsatForm({ state }: { readonly state: SettingsState }) {
  const draft = useSettingsDraft('csat', state, CSAT_LABELS)
  return (
    <SettingsForm
      drafts={[draft]}
      aside={
        <Suspense fallback={<aside aria-label="Preview" />}>
          <SurveyPreview csat={draft.value} />
        </Suspense>
      }
    >
      <AskingFields draft={draft} />
      <PlaceFields draft={draft} />
      <WordsFields draft={draft} />
    </SettingsForm>
  )
}
