import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { RuleDraft } from '#contract/entities/automation.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { subjectText } from '../common/conversation-text.ts'
import { customerLabel } from '../common/customer-label.ts'
import styles from './rule-trial.module.css'

/** A dry run: lists the latest conversations to which the rule in the form would have applied. */
export function RuleTrial({ draft }: { readonly draft: RuleDraft }) {
  const { event, after_minutes, match, conditions } = draft
  const trial = useMutation({
    mutationFn: () => callApi('tryRule', { body: { event, after_minutes, match, conditions } }),
  })
  return (
    <>
      <Button size="small" busy={trial.isPending} onClick={() => trial.mutate()}>
        Try on recent conversations
      </Button>
      <div role="status" className={styles['result']}>
        {trial.isError && errorText(trial.error)}
        {trial.data && (
          <>
            <p>
              It would apply to {trial.data.matches.length} of {trial.data.looked_at}
              {trial.data.matches.length > 0 ? ':' : '.'}
            </p>
            <ul className={styles['matches']}>
              {trial.data.matches.map(match => (
                <li key={match.id} dir="auto">
                  <Link to={`/admin/conversations/${match.id}`}>{subjectText(match.subject)}</Link>
                  <span>{customerLabel(match)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
