import { CONTENT_TYPES, type ContentType } from '#contract/constants/knowledge.ts'
import { Select } from '#host-app/ui/fields/field.tsx'
import { LanguageField } from '../../common/language-field.tsx'
import { TYPE_LABELS } from '../common/labels.ts'
import { useTopics } from '../topics/use-topics.ts'

/** Settings of an import's drafts; `draftsWanted` reads them from the form. */
export function DraftFields() {
  const topics = useTopics()
  return (
    <>
      <Select label="Import as" name="type" defaultValue="article">
        {CONTENT_TYPES.map(type => (
          <option key={type} value={type}>
            {TYPE_LABELS[type]}
          </option>
        ))}
      </Select>
      <LanguageField hint="The language they are in: a tag such as en or pt-BR." />
      <Select label="Category" name="category" defaultValue="">
        <option value="">None</option>
        {topics.data?.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}

/** Returns the values of the form fields above. */
export function draftsWanted(fields: FormData) {
  return {
    type: fields.get('type') as ContentType,
    language: String(fields.get('language')),
    category_id: String(fields.get('category') ?? '') || null,
  }
}
