import { FEEDBACK_COMMENT_MAX } from '#contract/constants/knowledge.ts'
import type { Article } from '#contract/entities/knowledge.ts'
import { KNOWLEDGE_FEEDBACK } from '#core/knowledge/knowledge-path.ts'
import { usePageMessages } from '../messages/page-messages.ts'
import styles from './feedback.module.css'

type Props = { readonly article: Pick<Article, 'type' | 'slug'>; readonly isRated: boolean }

/** 'Was this helpful?': a form that works without a script; with it, the page doesn't reload. */
export function Feedback({ article, isRated }: Props) {
  const { t } = usePageMessages()
  return (
    <section id="kb_feedback" className={styles['feedback']} aria-labelledby="kb_helpful">
      <h2 id="kb_helpful">{t.helpful}</h2>
      <p role="status" data-kb-status="" data-thanks={t.thanks} data-not-sent={t.notSent}>
        {isRated && t.thanks}
      </p>
      {!isRated && (
        <form method="post" action={KNOWLEDGE_FEEDBACK} data-kb-feedback="">
          <input type="hidden" name="type" value={article.type} />
          <input type="hidden" name="slug" value={article.slug} />
          <div className={styles['answers']}>
            <button type="submit" name="helpful" value="yes">
              {t.yes}
            </button>
            <button type="submit" name="helpful" value="no">
              {t.no}
            </button>
          </div>
          <details>
            <summary>{t.comment}</summary>
            <textarea aria-label={t.comment} name="comment" rows={3} maxLength={FEEDBACK_COMMENT_MAX} />
            {/* After a rating, the script shows the comment field. */}
            <button type="submit" name="helpful" hidden data-kb-send="">
              {t.send}
            </button>
          </details>
        </form>
      )}
    </section>
  )
}
