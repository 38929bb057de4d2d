import { PenLine } from 'lucide-react'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { useAdmin } from '../admin-layout.tsx'
import { newArticleLink } from './new-article-link.ts'

type WriteArticleLinkProps = {
  readonly question: string
  /** Other ways in which visitors asked it. */
  readonly questions?: readonly string[]
  readonly language?: string
}

/**
 * Links to a new article prefilled with a visitor's question. Renders nothing for members who may not write
 * one.
 */
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
