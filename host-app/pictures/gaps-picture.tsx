import { PenLine } from 'lucide-react'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { sourceText } from '../admin/knowledge/gaps/gap-row.tsx'
import insight from '../admin/knowledge/gaps/insight.module.css'
import styles from './gaps-picture.module.css'
import { PictureFrame } from './picture-frame.tsx'

const GAPS = [
  {
    question: 'Can I share one license with a colleague?',
    count: 14,
    sources: { chat: 9, search: 4, unhelpful: 1 },
    answeredBy: null,
  },
  {
    question: 'Which languages does the report have?',
    count: 8,
    sources: { chat: 6, search: 2, unhelpful: 0 },
    answeredBy: null,
  },
  {
    question: 'How do I export only last month?',
    count: 5,
    sources: { chat: 3, search: 2, unhelpful: 0 },
    answeredBy: { title: 'Export a date range', likelihood: 0.87 },
  },
] as const

/** Unanswered questions, grouped by meaning; the last one has an article now. */
export function GapsPicture() {
  return (
    <PictureFrame title="Gaps: questions without an answer" isFlush>
      <ul className={styles['gaps']}>
        {GAPS.map(({ question, count, sources, answeredBy }) => (
          <li key={question} className={insight['main']}>
            <p className={insight['question']}>{question}</p>
            <p className={insight['facts']}>
              <Badge tone={answeredBy ? 'good' : 'warning'}>
                {answeredBy ? 'Answered now' : `Asked ${count} times`}
              </Badge>
              <span>{sourceText(sources)}</span>
            </p>
            {answeredBy ? (
              <p>
                By <b>{answeredBy.title}</b>, with {Math.round(100 * answeredBy.likelihood)}% likelihood.
              </p>
            ) : (
              <p className={styles['actions']}>
                <Button size="small">
                  <PenLine size={14} aria-hidden="true" />
                  Write an article
                </Button>
                <Button size="small">Dismiss</Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </PictureFrame>
  )
}
