import { CONTENT_EXCERPT_MAX, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '#contract/constants/knowledge.ts'
import { Field, TextArea } from '../../../ui/field.tsx'
import { useTopics } from '../use-topics.ts'
import { draftPath } from './content-address.ts'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './seo-panel.module.css'

/** How an article is told of: in lists, and by search engines. */
export function SeoPanel({ draft, isReadOnly }: PanelProps) {
  const { words, detail } = draft.state
  const path = draftPath(detail, words, useTopics().data?.categories ?? [])
  const edit = (change: Partial<typeof words>) => draft.dispatch({ type: 'edited', change })
  return (
    <Panel title="Summary and search engines">
      <TextArea
        label="Summary"
        dir="auto"
        value={words.excerpt}
        maxLength={CONTENT_EXCERPT_MAX}
        readOnly={isReadOnly}
        hint="Stands below the title in lists."
        onChange={event => edit({ excerpt: event.target.value })}
      />
      <Field
        label="Title for search engines"
        dir="auto"
        value={words.seo_title}
        maxLength={SEO_TITLE_MAX}
        readOnly={isReadOnly}
        placeholder={words.title}
        onChange={event => edit({ seo_title: event.target.value })}
      />
      <TextArea
        label="Description for search engines"
        dir="auto"
        value={words.seo_description}
        maxLength={SEO_DESCRIPTION_MAX}
        readOnly={isReadOnly}
        placeholder={words.excerpt}
        onChange={event => edit({ seo_description: event.target.value })}
      />
      <figure className={styles['result']} aria-label="As a search result">
        <span className={styles['address']}>
          {window.location.host}
          {path}
        </span>
        <span className={styles['title']} dir="auto">
          {words.seo_title || words.title || 'Without a title'}
        </span>
        <span className={styles['description']} dir="auto">
          {words.seo_description || words.excerpt || 'Search engines choose a part of the text.'}
        </span>
      </figure>
    </Panel>
  )
}
