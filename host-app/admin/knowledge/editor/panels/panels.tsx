import { Plus, X } from 'lucide-react'
import {
  ALTERNATE_QUESTION_MAX,
  ALTERNATE_QUESTIONS_MAX,
  CONTENT_EXCERPT_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
} from '#contract/constants/knowledge.ts'
import type { ContentCategory, ContentDetail, ContentFields } from '#contract/entities/content.ts'
import { contentPath } from '#core/knowledge/knowledge-path.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Field, TextArea } from '#host-app/shared/ui/fields/field.tsx'
import { useTopics } from '../../topics/use-topics.ts'
import { FilesPanel } from './files-panel.tsx'
import { Panel, type PanelProps } from './panel.tsx'
import styles from './panels.module.css'
import { PlacePanel } from './place-panel.tsx'
import { TranslationsPanel } from './translations-panel.tsx'
import type { Files } from './use-files.ts'

/** All panels beside an article's text. */
export function Panels({ files, ...props }: PanelProps & { readonly files: Files }) {
  return (
    <>
      <PlacePanel {...props} />
      <QuestionsPanel {...props} />
      <SeoPanel {...props} />
      <FilesPanel {...props} files={files} />
      <TranslationsPanel {...props} />
    </>
  )
}

/** Other ways in which visitors ask for the article. */
function QuestionsPanel({ draft, isReadOnly }: PanelProps) {
  const questions = draft.state.fields.alternate_questions
  const edit = (alternate_questions: string[]) =>
    draft.dispatch({ type: 'edited', change: { alternate_questions } })
  return (
    <Panel title="Other ways to ask">
      <p>Search and the AI find the article by these, too. Write them as your visitors do.</p>
      {questions.length > 0 && (
        <ul className={styles['list']}>
          {questions.map((question, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question has no name but its place.
            <li key={index}>
              <input
                dir="auto"
                aria-label={`Question ${index + 1}`}
                value={question}
                maxLength={ALTERNATE_QUESTION_MAX}
                readOnly={isReadOnly}
                onChange={event => edit(questions.with(index, event.target.value))}
              />
              {!isReadOnly && (
                <IconButton
                  label={`Remove question ${index + 1}`}
                  onClick={() => edit(questions.toSpliced(index, 1))}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && questions.length < ALTERNATE_QUESTIONS_MAX && (
        <div>
          <Button size="small" onClick={() => edit([...questions, ''])}>
            <Plus size={14} aria-hidden="true" />
            Add a question
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** How an article appears in lists and in search engines. */
function SeoPanel({ draft, isReadOnly }: PanelProps) {
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
