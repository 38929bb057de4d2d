import { Lock } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { QueryState } from '../common/query-state.tsx'
import { RuleEditor } from './rule-editor.tsx'
import { RuleLog } from './rule-log.tsx'

/** `/admin/settings/rules/:id`: edits one rule, or a new one if the id is `new`. */
export function RulePage() {
  const { id } = useParams()
  const isNew = id === 'new'
  useTitle(isNew ? 'New rule' : 'Rule')
  const { permissions } = useAdmin()
  const rules = useApi('listRules')
  if (!permissions.includes('settings.edit'))
    return (
      <>
        <PageHeader title="Rules" />
        <Notice
          icon={<Lock size={20} aria-hidden="true" />}
          title="You can’t change rules"
          text="Ask somebody who manages permissions to let you edit settings."
        >
          <ButtonLink to="/admin/settings/rules" look="secondary">
            All rules
          </ButtonLink>
        </Notice>
      </>
    )
  return (
    <>
      <PageHeader title={isNew ? 'New rule' : 'Edit rule'}>
        <ButtonLink to="/admin/settings/rules" look="secondary">
          All rules
        </ButtonLink>
      </PageHeader>
      <QueryState query={rules} label="Loading the rule">
        {({ rules: all }) => {
          const rule = all.find(each => each.id === id) ?? null
          if (rule === null && !isNew)
            return <Notice title="There is no such rule" text="Somebody may have removed it." />
          return (
            <>
              <RuleEditor key={id} rule={rule} />
              {rule && <RuleLog ruleId={rule.id} />}
            </>
          )
        }}
      </QueryState>
    </>
  )
}
