import { Link } from 'react-router-dom'
import type { Action } from '../content/page.ts'
import { openLeadDialog } from '../leads/open-lead-dialog.ts'
import styles from './action-link.module.css'
import { showSurveys } from './widgets/show-surveys.ts'

type ActionLinkProps = {
  readonly action: Action
  readonly look?: 'primary' | 'secondary'
  /** The `source` of a lead from this button. */
  readonly source?: 'hero' | 'global'
}

/** A page's button or link, chosen by its action. */
export function ActionLink({ action, look = 'secondary', source = 'global' }: ActionLinkProps) {
  const className = styles[look]
  if ('to' in action)
    return (
      <Link to={action.to} className={className}>
        {action.label}
      </Link>
    )
  const act = () => (action.does === 'start-trial' ? openLeadDialog({ source }) : showSurveys())
  return (
    <button type="button" className={className} onClick={act}>
      {action.label}
    </button>
  )
}
