import { useState } from 'react'
import { CONTENT_BODY_MAX } from '#contract/constants/knowledge.ts'
import choice from '#host-app/ui/fields/choice.module.css'
import { keepsMarkdown } from '../../markdown/write-markdown.ts'
import styles from './body-editor.module.css'
import type { BodyProps } from './body-props.ts'
import { RichEditor } from './rich-editor.tsx'

/**
 * An article's text in one of two modes. Markdown that the rich editor could not keep unchanged opens in the
 * Markdown mode, and stays there until it is fixed.
 */
export function BodyEditor(props: BodyProps) {
  const { text, onChange } = props
  const [isMarkdown, setMarkdown] = useState(false)
  // The last text known to survive the rich editor: one that was checked, or one that it wrote.
  const [richText, setRichText] = useState<string | null>(() => (keepsMarkdown(text) ? text : null))
  const isRich = !isMarkdown && (richText === text || keepsMarkdown(text))

  function wrote(written: string) {
    setRichText(written)
    onChange(written)
  }

  return (
    <div className={styles['body']}>
      <div className={styles['bar']}>
        <span className={styles['label']} aria-hidden="true">
          Text
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a part of the form. */}
        <div role="group" aria-label="Editor" className={choice['choice']}>
          <button
            type="button"
            className={choice['option']}
            aria-pressed={isRich}
            onClick={() => setMarkdown(false)}
          >
            Rich text
          </button>
          <button
            type="button"
            className={choice['option']}
            aria-pressed={!isRich}
            onClick={() => setMarkdown(true)}
          >
            Markdown
          </button>
        </div>
      </div>
      {!isRich && !isMarkdown && (
        <p className={styles['note']} role="status">
          The rich editor would lose part of this text, such as a task list or a block of HTML. Edit it as
          Markdown; it is published as is.
        </p>
      )}
      {isRich ? (
        <RichEditor {...props} onChange={wrote} />
      ) : (
        <textarea
          className={styles['source']}
          aria-label="Text in Markdown"
          dir="auto"
          spellCheck
          maxLength={CONTENT_BODY_MAX}
          readOnly={props.isReadOnly}
          value={text}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </div>
  )
}
