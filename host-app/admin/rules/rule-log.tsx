import { ScrollText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { subjectText } from '../common/conversation-text.ts'
import { QueryState } from '../common/query-state.tsx'
import { Section } from '../common/section.tsx'
import { When } from '../common/when.tsx'
import styles from './rule-log.module.css'

type RuleLogProps = {
  /** Limits the log to one rule. */
  readonly ruleId?: string
}

/** The log of rule runs, with their failures. */
export function RuleLog({ ruleId }: RuleLogProps) {
  const runs = useApi('listRuleRuns', { query: ruleId === undefined ? {} : { rule_id: ruleId } })
  return (
    <Section title="Log" lead="The last 50 runs.">
      <QueryState query={runs} label="Loading the log" skeleton={<SkeletonRows />}>
        {({ runs: all }) =>
          all.length === 0 ? (
            <Notice
              icon={<ScrollText size={20} aria-hidden="true" />}
              text="What a rule does appears here and in the conversation."
            />
          ) : (
            <DataTable caption="Rule log" columns={['Time', 'Rule', 'Conversation', 'Outcome']}>
              {all.map(run => (
                <tr key={run.id}>
                  <td data-label="Time" className={styles['time']}>
                    <When at={run.created_at} />
                  </td>
                  <td data-label="Rule" dir="auto">
                    {run.rule_name}
                  </td>
                  <td data-label="Conversation" dir="auto">
                    <Link to={`/admin/conversations/${run.conversation_id}`}>{subjectText(run.subject)}</Link>
                  </td>
                  <td data-label="Outcome">
                    {run.outcome === 'applied' ? (
                      <Badge tone="good">Done</Badge>
                    ) : (
                      <>
                        <Badge tone="danger">Failed</Badge> {ERRORS[run.error as ErrorCode]?.text}
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </Section>
  )
}
