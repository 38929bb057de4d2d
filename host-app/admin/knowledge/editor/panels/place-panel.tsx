import { CONTENT_SLUG_MAX } from '#contract/constants/knowledge.ts'
import { languageLabel } from '#host-app/admin/common/languages.ts'
import { Field, Select } from '#host-app/shared/ui/fields/field.tsx'
import { useTopics } from '../../topics/use-topics.ts'
import { problemsOf } from '../draft/content-fields.ts'
import type { PanelProps } from './panel.tsx'
import { Panel } from './panel.tsx'

/** An article's category, section and audience. */
export function PlacePanel({ draft, isReadOnly }: PanelProps) {
  const { fields, detail } = draft.state
  const categories = useTopics().data?.categories ?? []
  const edit = (change: Partial<typeof fields>) => draft.dispatch({ type: 'edited', change })
  const sections = categories.find(({ id }) => id === fields.category_id)?.sections ?? []
  return (
    <Panel title="Place" isOpen>
      <Field
        label="Address"
        value={fields.slug}
        maxLength={CONTENT_SLUG_MAX}
        readOnly={isReadOnly}
        spellCheck={false}
        error={problemsOf({ slug: fields.slug }).slug}
        hint={
          detail.published_at !== null && detail.live?.slug !== fields.slug
            ? 'Once published, links to the old address lead here.'
            : undefined
        }
        onChange={event => edit({ slug: event.target.value })}
      />
      <Select
        label="Category"
        value={fields.category_id ?? ''}
        disabled={isReadOnly}
        onChange={event => edit({ category_id: event.target.value || null, section_id: null })}
      >
        <option value="">None</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {sections.length > 0 && (
        <Select
          label="Section"
          value={fields.section_id ?? ''}
          disabled={isReadOnly}
          onChange={event => edit({ section_id: event.target.value || null })}
        >
          <option value="">None</option>
          {sections.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        label="Visible to"
        value={fields.visibility}
        disabled={isReadOnly}
        onChange={event => edit({ visibility: event.target.value as typeof fields.visibility })}
      >
        <option value="public">Everybody</option>
        <option value="internal">Your team only</option>
      </Select>
      <p>Language: {languageLabel(detail.language)}</p>
    </Panel>
  )
}
