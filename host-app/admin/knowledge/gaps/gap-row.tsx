import { Link } from 'react-router-dom'
import type { Gap, GapSource } from '#contract/entities/gaps.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { languageName } from '../../common/languages.ts'
import { When } from '../../common/when.tsx'
import { WriteArticleLink } from '../write-article-link.tsx'
import styles from './insight.module.css'

const SOURCE_LABELS: Readonly<Record<GapSource, (count: number) => string>> = {
  chat: count => (count === 1 ? '1 in a chat' : `${count} in chats`),
  search: count => (count === 1 ? '1 search' : `${count} searches`),
  unhelpful: count => (count === 1 ? '1 answer that did not help' : `${count} answers that did not help`),
}

/** One gap: its questions, how often and where visitors asked them, and the actions on it. */
export function GapRow({ gap, mayEdit }: { readonly gap: Gap; readonly mayEdit: boolean }) {
  const { question, language, count, questions, answered_by: answeredBy } = gap
  const texts = questions.map(({ text }) => text)
  const dismiss = useApiAction(call => call('dismissGap', { body: { questions: texts } }), {
    done: answeredBy
      ? 'Done. It comes back if it goes unanswered again'
      : 'Dismissed. It comes back if it is asked again',
  })
  return (
    <li>
      <div className={styles['main']}>
        <h2 className={styles['question']} dir="auto">
          {question}
        </h2>
        <p className={styles['facts']}>
          <Badge tone={answeredBy ? 'good' : 'warning'}>
            {answeredBy ? 'Answered now' : count === 1 ? 'Asked once' : `Asked ${count} times`}
          </Badge>
          <span>{sourceText(gap.sources)}</span>
          <span>
            Last <When at={gap.last_asked_at} />
          </span>
          {language !== 'en' && <span>{languageName(language)}</span>}
        </p>
        {answeredBy && (
          <p>
            By <Link to={`/admin/kb/edit/${answeredBy.content_id}`}>{answeredBy.title}</Link>, with{' '}
            {Math.round(100 * answeredBy.likelihood)}% likelihood.
          </p>
        )}
        <Examples gap={gap} />
      </div>
      {mayEdit && (
        <div className={styles['actions']}>
          {!answeredBy && <WriteArticleLink question={question} questions={texts} language={language} />}
          <Button
            size="small"
            busy={dismiss.isPending}
            aria-label={`${answeredBy ? 'Done' : 'Dismiss'}: ${question}`}
            onClick={() => dismiss.mutate()}
          >
            {answeredBy ? 'Done' : 'Dismiss'}
          </Button>
        </div>
      )}
    </li>
  )
}

function Examples({ gap: { questions } }: { readonly gap: Gap }) {
  return (
    <details className={styles['examples']}>
      <summary>{questions.length === 1 ? 'Where it was asked' : `In ${questions.length} ways`}</summary>
      <ul>
        {questions.map(({ text, count, conversation_id: id }) => (
          <li key={text}>
            <span dir="auto">{text}</span>
            {count > 1 && ` (${count} times)`}{' '}
            {id ? <Link to={`/admin/conversations/${id}`}>Conversation</Link> : 'in a search'}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Describes where a gap's questions were asked, most frequent first. */
export function sourceText(sources: Gap['sources']): string {
  return (Object.keys(SOURCE_LABELS) as GapSource[])
    .filter(source => sources[source] > 0)
    .sort((a, b) => sources[b] - sources[a])
    .map(source => SOURCE_LABELS[source](sources[source]))
    .join(', ')
}
