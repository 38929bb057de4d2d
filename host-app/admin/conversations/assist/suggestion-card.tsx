import { BookOpen, Sparkles, X } from 'lucide-react'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { articleAddress } from '../composer/suggestions/article-link.ts'
import styles from './assist.module.css'
import type { Suggestion } from './use-suggestion.ts'

type SuggestionCardProps = {
  readonly suggestion: Suggestion
  readonly tenant: string
  /** Whether Tab inserts it. */
  readonly hasTab: boolean
  readonly onInsert: () => void
  readonly onDismiss: () => void
}

/** A text of the AI on top of the composer. It is sent only if the agent inserts it and sends it. */
export function SuggestionCard({ suggestion, tenant, hasTab, onInsert, onDismiss }: SuggestionCardProps) {
  const { title, text, citations, isInsertable } = suggestion
  return (
    <section className={styles['card']} aria-label={title}>
      <header>
        <Sparkles size={14} aria-hidden="true" />
        <b>{title}</b>
        <span className={styles['soft']}>{isInsertable ? 'by AI, not sent' : 'by AI, only you see it'}</span>
        <span className={styles['end']}>
          <IconButton label={`Dismiss: ${title}`} onClick={onDismiss}>
            <X size={14} aria-hidden="true" />
          </IconButton>
        </span>
      </header>
      <p className={styles['text']} dir="auto">
        {text}
      </p>
      <footer>
        {citations.length > 0 && (
          <ul aria-label="Sources of the suggestion">
            {citations.map(({ slug, title: article }) => (
              <li key={slug}>
                <a href={articleAddress(tenant, slug)} target="_blank" rel="noreferrer">
                  <BookOpen size={13} aria-hidden="true" />
                  <span dir="auto">{article}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {isInsertable && (
          <span className={styles['end']}>
            <Button size="small" onClick={onInsert}>
              Insert
              {hasTab && <kbd>Tab</kbd>}
            </Button>
          </span>
        )}
      </footer>
    </section>
  )
}
