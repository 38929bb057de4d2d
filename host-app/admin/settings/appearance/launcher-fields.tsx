import { LAUNCHER_LABEL_MAX, type LauncherIcon } from '#contract/constants/settings.ts'
import { Section } from '../../common/section.tsx'
import { LocalizedRow } from '../frame/localized-row.tsx'
import { ChoiceRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { BRAND_LABELS as LABELS } from './brand-labels.ts'

const ICONS: Readonly<Record<LauncherIcon, string>> = {
  chat: 'Chat',
  question: 'Question mark',
  spark: 'Spark',
  lifebuoy: 'Lifebuoy',
}
const CORNERS = { right: 'Right', left: 'Left' } as const

/** Edits the button that opens the chat. */
export function LauncherFields({ draft: { value, set } }: { readonly draft: DraftOf<'brand'> }) {
  return (
    <Section title="Launcher">
      <ChoiceRow
        label={LABELS.launcher_icon}
        options={ICONS}
        value={value.launcher_icon}
        onChange={launcher_icon => set({ launcher_icon })}
      />
      <LocalizedRow
        label={LABELS.launcher_label}
        hint="Beside the icon. Without words, the button is round."
        maxLength={LAUNCHER_LABEL_MAX}
        languages={value.languages}
        value={value.launcher_label}
        onChange={launcher_label => set({ launcher_label })}
      />
      <ChoiceRow
        label={LABELS.position}
        hint="The tag on your site can say otherwise."
        options={CORNERS}
        value={value.position}
        onChange={position => set({ position })}
      />
    </Section>
  )
}
