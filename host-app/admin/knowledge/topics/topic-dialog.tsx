import { CONTENT_SLUG_MAX, TOPIC_DESCRIPTION_MAX, TOPIC_NAME_MAX } from '#contract/constants/knowledge.ts'
import type { ContentCategory, ContentSection } from '#contract/entities/content.ts'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field, TextArea } from '#host-app/shared/ui/fields/field.tsx'
import { LanguageField } from '../../common/language-field.tsx'

/** The category or section to create or change. */
export type TopicChange =
  | { readonly kind: 'new-category' }
  | { readonly kind: 'category'; readonly topic: ContentCategory }
  | { readonly kind: 'new-section'; readonly category: ContentCategory }
  | { readonly kind: 'section'; readonly topic: ContentSection }

type TopicDialogProps = { readonly change: TopicChange; readonly onClose: () => void }

/** Creates a category or a section, or changes its name and parent. */
export function TopicDialog({ change, onClose }: TopicDialogProps) {
  const save = useApiForm((call, fields: FormData) => saved(call, change, fields), {
    done: 'Saved',
    onDone: onClose,
  })
  const topic = 'topic' in change ? change.topic : null
  const hasLanguage = change.kind === 'new-category' || change.kind === 'category'
  return (
    <FormDialog title={titleOf(change)} action={topic ? 'Save' : 'Create'} {...save} onClose={onClose}>
      <Field label="Name" name="name" required maxLength={TOPIC_NAME_MAX} defaultValue={topic?.name} />
      <Field
        label="Address"
        name="slug"
        required={topic !== null}
        maxLength={CONTENT_SLUG_MAX}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        title="Lowercase letters, digits and single hyphens"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={topic?.slug}
        hint={
          topic
            ? 'Part of its web address. Old links stop working when you change it.'
            : 'Part of its web address. Leave it empty to make one from the name.'
        }
      />
      <TextArea
        label="Description"
        name="description"
        maxLength={TOPIC_DESCRIPTION_MAX}
        defaultValue={topic?.description}
        hint="One sentence that visitors read below its name."
      />
      {hasLanguage && (
        <LanguageField
          hint="The language of its name. Create one category for each language that you write in."
          {...(change.kind === 'category' && { defaultValue: change.topic.language })}
        />
      )}
    </FormDialog>
  )
}

function titleOf(change: TopicChange): string {
  if (change.kind === 'new-category') return 'New category'
  return change.kind === 'new-section'
    ? `New section in ${change.category.name}`
    : `Edit ${change.topic.name}`
}

function saved(call: CallApi, change: TopicChange, fields: FormData): Promise<unknown> {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const words = { name: text('name'), description: text('description') }
  const slug = text('slug')
  const body = { ...words, ...(slug !== '' && { slug }) }
  switch (change.kind) {
    case 'new-category':
      return call('createCategory', { body: { ...body, language: text('language') } })
    case 'new-section':
      return call('createSection', { body: { ...body, category_id: change.category.id } })
    case 'category':
      return call('updateCategory', {
        params: { id: change.topic.id },
        body: { ...words, slug, language: text('language') },
      })
    case 'section':
      return call('updateSection', { params: { id: change.topic.id }, body: { ...words, slug } })
  }
}
