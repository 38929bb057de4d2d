import { useState } from 'react'
import type { SettingsState } from '#contract/routes/settings.ts'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import { AgeFields } from './age-fields.tsx'
import { BlockedNetworks } from './blocked-networks.tsx'
import { type LabelAct, LabelDialog } from './label-dialogs.tsx'
import { LabelFields } from './label-fields.tsx'
import { PAGE_LABELS } from './page-labels.ts'
import { SpamFields } from './spam-fields.tsx'

const SECTIONS = ['conversations', 'labels', 'spam'] as const

/** `/admin/settings/conversations` (ADMIN-04): closing and erasing old conversations, labels, and spam. */
export function ConversationsSettingsPage() {
  return (
    <SettingsLoader
      title="Conversations"
      lead="When conversations close and are erased, what is kept of them, how they are labeled, and what is spam."
      sections={SECTIONS}
      labels={PAGE_LABELS}
    >
      {states => <ConversationsForm states={states} />}
    </SettingsLoader>
  )
}

type FormProps = { readonly states: Readonly<Record<(typeof SECTIONS)[number], SettingsState>> }

function ConversationsForm({ states }: FormProps) {
  const conversations = useSettingsDraft('conversations', states.conversations, PAGE_LABELS.conversations)
  const labels = useSettingsDraft('labels', states.labels, PAGE_LABELS.labels)
  const spam = useSettingsDraft('spam', states.spam, PAGE_LABELS.spam)
  const [act, setAct] = useState<LabelAct | null>(null)
  return (
    <>
      <SettingsForm drafts={[conversations, labels, spam]}>
        <AgeFields draft={conversations} />
        <LabelFields draft={labels} onAct={setAct} />
        <SpamFields draft={spam} />
      </SettingsForm>
      <BlockedNetworks />
      {act && <LabelDialog act={act} onClose={() => setAct(null)} />}
    </>
  )
}
