import { FEEDBACK_COMMENT_MAX } from '#contract/constants/knowledge.ts'
import type { Article } from '#contract/entities/knowledge.ts'
import { KNOWLEDGE_FEEDBACK } from '#core/knowledge/knowledge-path.ts'
import { usePageWords } from '../page-words.ts'
import styles from './feedback.module.css'

type Props = { readonly article: Pick<Article, 'type' | 'slug'>; readonly isRated: boolean }

/** 'Was this helpful?': a form that needs no script; with it, the page stays. */
export function Feedback({ article, isRated }: Props) {
  const { words } = usePageWords()
  return (
    <section id="kb_feedback" className={styles['feedback']} aria-labelledby="kb_helpful">
      <h2 id="kb_helpful">{words.helpful}</h2>
      <p role="status" data-kb-status="" data-thanks={words.thanks} data-not-sent={words.notSent}>
        {isRated && words.thanks}
      </p>
      {!isRated && (
        <form method="post" action={KNOWLEDGE_FEEDBACK} data-kb-feedback="">
          <input type="hidden" name="type" value={article.type} />
          <input type="hidden" name="slug" value={article.slug} />
          <div className={styles['answers']}>
            <button type="submit" name="helpful" value="yes">
              {words.yes}
            </button>
            <button type="submit" name="helpful" value="no">
              {words.no}
            </button>
          </div>
          <details>
            <summary>{words.comment}</summary>
            <textarea aria-label={words.comment} name="comment" rows={3} maxLength={FEEDBACK_COMMENT_MAX} />
            {/* Once the answer is known, the script lets a comment follow it. */}
            <button type="submit" name="helpful" hidden data-kb-send="">
              {words.send}
            </button>
          </details>
        </form>
      )}
    </section>
  )
}
