import { MessagesSquare } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import type { Suggestion } from '#contract/entities/gaps.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { When } from '../../common/when.tsx'
import styles from './insight.module.css'
import type { ListProps } from './list-props.ts'

/** Agents' replies to questions that the AI could not answer. */
export function SuggestionList({ days, mayEdit }: ListProps) {
  const found = useApi('listSuggestions', { query: { days } })
  return (
    <QueryState query={found} label="Loading suggestions" skeleton={<SkeletonRows />}>
      {({ suggestions }) =>
        suggestions.length === 0 ? (
          <Notice
            icon={<MessagesSquare size={20} aria-hidden="true" />}
            text="When somebody resolves a conversation that the AI could not answer, their answer appears here."
          >
            <ButtonLink to="/admin/conversations" look="secondary">
              Open the inbox
            </ButtonLink>
          </Notice>
        ) : (
          <ul className={styles['list']} aria-label="Suggestions">
            {suggestions.map(suggestion => (
              <SuggestionRow key={suggestion.conversation_id} suggestion={suggestion} mayEdit={mayEdit} />
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}

type SuggestionRowProps = { readonly suggestion: Suggestion; readonly mayEdit: boolean }

/** One agent's reply, and buttons that make an article of it. Nothing is published automatically. */
function SuggestionRow({ suggestion, mayEdit }: SuggestionRowProps) {
  const { conversation_id: id, question, answer, article } = suggestion
  const navigate = useNavigate()
  const open = ({ content_id }: { content_id: string }) => navigate(`/admin/kb/edit/${content_id}`)
  const params = { id }
  const draft = useApiAction(async call => open(await call('draftSuggestion', { params, body: {} })), {
    done: 'Draft created. Read it before you publish it',
  })
  const add = useApiAction(
    async (call, content_id: string) =>
      open(await call('addSuggestedQuestion', { params, body: { content_id } })),
    { done: 'The question is now in the draft' },
  )
  const dismiss = useApiAction(call => call('dismissSuggestion', { params }), { done: 'Dismissed' })
  return (
    <li>
      <div className={styles['main']}>
        <h2 className={styles['question']} dir="auto">
          {question}
        </h2>
        <p className={styles['said']} dir="auto">
          {answer}
        </p>
        <p className={styles['facts']}>
          <span>
            {suggestion.agent_name ?? 'An agent'}, <When at={suggestion.resolved_at} />
          </span>
          <Link to={`/admin/conversations/${id}`}>Conversation</Link>
        </p>
      </div>
      {mayEdit && (
        <div className={styles['actions']}>
          {article && (
            <Button size="small" look="primary" busy={add.isPending} onClick={() => add.mutate(article.id)}>
              Add the question to “{article.title}”
            </Button>
          )}
          <Button
            size="small"
            look={article ? 'secondary' : 'primary'}
            busy={draft.isPending}
            onClick={() => draft.mutate()}
          >
            Create draft
          </Button>
          <Button
            size="small"
            look="quiet"
            busy={dismiss.isPending}
            aria-label={`Dismiss: ${question}`}
            onClick={() => dismiss.mutate()}
          >
            Dismiss
          </Button>
        </div>
      )}
    </li>
  )
}
