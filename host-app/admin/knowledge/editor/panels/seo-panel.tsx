import { CONTENT_EXCERPT_MAX, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '#contract/constants/knowledge.ts'
import type { ContentCategory, ContentDetail, ContentFields } from '#contract/entities/content.ts'
import { contentPath } from '#core/knowledge/knowledge-path.ts'
import { Field, TextArea } from '#host-app/ui/fields/field.tsx'
import { useTopics } from '../../topics/use-topics.ts'
import type { PanelProps } from './panel.tsx'
import { Panel } from './panel.tsx'
import styles from './seo-panel.module.css'

/** How an article appears in lists and in search engines. */
export function SeoPanel({ draft, isReadOnly }: PanelProps) {
  const { fields, detail } = draft.state
  const path = draftPath(detail, fields, useTopics().data?.categories ?? [])
  const edit = (change: Partial<typeof fields>) => draft.dispatch({ type: 'edited', change })
  return (
    <Panel title="Summary and search engines">
      <TextArea
        label="Summary"
        dir="auto"
        value={fields.excerpt}
        maxLength={CONTENT_EXCERPT_MAX}
        readOnly={isReadOnly}
        hint="Shown below the title in lists."
        onChange={event => edit({ excerpt: event.target.value })}
      />
      <Field
        label="Title for search engines"
        dir="auto"
        value={fields.seo_title}
        maxLength={SEO_TITLE_MAX}
        readOnly={isReadOnly}
        placeholder={fields.title}
        onChange={event => edit({ seo_title: event.target.value })}
      />
      <TextArea
        label="Description for search engines"
        dir="auto"
        value={fields.seo_description}
        maxLength={SEO_DESCRIPTION_MAX}
        readOnly={isReadOnly}
        placeholder={fields.excerpt}
        onChange={event => edit({ seo_description: event.target.value })}
      />
      <figure className={styles['result']} aria-label="As a search result">
        <span className={styles['address']}>
          {window.location.host}
          {path}
        </span>
        <span className={styles['title']} dir="auto">
          {fields.seo_title || fields.title || 'Without a title'}
        </span>
        <span className={styles['description']} dir="auto">
          {fields.seo_description || fields.excerpt || 'Search engines pick a part of the text.'}
        </span>
      </figure>
    </Panel>
  )
}

/** Returns the public path of a draft, once published, below the company's site. */
function draftPath(
  { type }: Pick<ContentDetail, 'type'>,
  { slug, category_id, section_id }: ContentFields,
  categories: readonly ContentCategory[],
): string {
  const category = categories.find(({ id }) => id === category_id) ?? null
  const section = category?.sections.find(({ id }) => id === section_id) ?? null
  return contentPath({ type, slug, category, section })
}
