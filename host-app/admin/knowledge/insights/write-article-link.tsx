import { PenLine } from 'lucide-react'
import { ALTERNATE_QUESTION_MAX, CONTENT_TITLE_MAX } from '#contract/constants/knowledge.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useAdmin } from '../../admin-layout.tsx'

/** Leads to a new article that begins with a question of a visitor's, for those who may write one. */
export function WriteArticleLink({ question }: { readonly question: string }) {
  if (!useAdmin().permissions.includes('content.edit')) return null
  return (
    <ButtonLink to={newArticleAbout(question)} look="secondary" size="small">
      <PenLine size={14} aria-hidden="true" />
      Write an article
      <span className="visually-hidden"> about {question.slice(0, 100)}</span>
    </ButtonLink>
  )
}

/** The page of a new article with this title, and with the question as another way to ask for it. */
function newArticleAbout(question: string): string {
  const words = question.trim().replace(/\s+/g, ' ')
  const title = words.charAt(0).toLocaleUpperCase() + words.slice(1)
  const query = new URLSearchParams({
    title: title.slice(0, CONTENT_TITLE_MAX),
    question: words.slice(0, ALTERNATE_QUESTION_MAX),
  })
  return `/admin/kb/new?${query}`
}
