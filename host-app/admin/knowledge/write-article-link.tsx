import { PenLine } from 'lucide-react'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { useAdmin } from '../admin-layout.tsx'
import { newArticleLink } from './new-article-link.ts'

type WriteArticleLinkProps = {
  readonly question: string
  /** All ways in which it was asked. */
  readonly questions?: readonly string[]
  readonly language?: string
}

/** Leads to a new article that begins with a question of a visitor's, for those who may write one. */
export function WriteArticleLink({
  question,
  questions = [question],
  language = 'en',
}: WriteArticleLinkProps) {
  if (!useAdmin().permissions.includes('content.edit')) return null
  return (
    <ButtonLink to={newArticleLink({ title: question, questions, language })} look="secondary" size="small">
      <PenLine size={14} aria-hidden="true" />
      Write an article
      <span className="visually-hidden"> about {question.slice(0, 100)}</span>
    </ButtonLink>
  )
}
