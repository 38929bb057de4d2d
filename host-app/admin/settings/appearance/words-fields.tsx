import { GREETING_MAX } from '#contract/constants/settings.ts'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import { Section } from '../../common/section.tsx'
import { useColleagues } from '../../conversations/use-desk.ts'
import { LanguagesRow } from '../frame/languages-row.tsx'
import { LocalizedRow } from '../frame/localized-row.tsx'
import { SettingRow, SwitchRow, TextRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import styles from './appearance.module.css'
import { BRAND_LABELS as LABELS } from './brand-labels.ts'

const FACES_MAX = 3

/** Edits what the widgets say: greeting, people, languages, links, and what shows on their home view. */
export function WordsFields({ draft }: { readonly draft: DraftOf<'brand'> }) {
  const { value, errors, set } = draft
  return (
    <>
      <Section title="Words and people">
        <LocalizedRow
          label={LABELS.greeting}
          hint="The first line of the home view."
          maxLength={GREETING_MAX}
          languages={value.languages}
          value={value.greeting}
          onChange={greeting => set({ greeting })}
        />
        <FacesRow ids={value.faces} onChange={faces => set({ faces })} />
        <LanguagesRow
          label={LABELS.languages}
          hint="Visitors with another language get the first of these."
          value={value.languages}
          error={errors['languages']}
          onChange={languages => set({ languages })}
        />
      </Section>
      <Section title="Links">
        <TextRow
          label={LABELS.privacy_url}
          hint="The notice in the chat links to it."
          error={errors['privacy_url']}
          type="url"
          dir="ltr"
          placeholder="https://www.example.com/privacy"
          value={value.privacy_url ?? ''}
          onChange={url => set({ privacy_url: url.trim() || null })}
        />
        <TextRow
          label={LABELS.terms_url}
          error={errors['terms_url']}
          type="url"
          dir="ltr"
          placeholder="https://www.example.com/terms"
          value={value.terms_url ?? ''}
          onChange={url => set({ terms_url: url.trim() || null })}
        />
      </Section>
      <Section title="Show">
        <SwitchRow
          label={LABELS.shows_reply_time}
          value={value.shows_reply_time}
          onChange={shows_reply_time => set({ shows_reply_time })}
        />
        <SwitchRow
          label={LABELS.shows_articles}
          value={value.shows_articles}
          onChange={shows_articles => set({ shows_articles })}
        />
        <SwitchRow
          label={LABELS.shows_powered_by}
          hint="A line at the bottom of the widgets."
          value={value.shows_powered_by}
          onChange={shows_powered_by => set({ shows_powered_by })}
        />
      </Section>
    </>
  )
}

type FacesRowProps = { readonly ids: readonly string[]; readonly onChange: (ids: string[]) => void }

function FacesRow({ ids, onChange }: FacesRowProps) {
  const { data: colleagues = [] } = useColleagues()
  return (
    <SettingRow label={LABELS.faces} hint={`Shown to visitors by first name. ${FACES_MAX} at most.`}>
      <div className={styles['checks']}>
        {colleagues.map(({ id, full_name }) => (
          <Checkbox
            key={id}
            label={full_name}
            checked={ids.includes(id)}
            disabled={ids.length >= FACES_MAX && !ids.includes(id)}
            onChange={event =>
              onChange(event.target.checked ? [...ids, id] : ids.filter(each => each !== id))
            }
          />
        ))}
      </div>
    </SettingRow>
  )
}
