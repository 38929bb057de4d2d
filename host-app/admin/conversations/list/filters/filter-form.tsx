import { CONVERSATION_SORTS } from '#contract/constants/lists.ts'
import type { ConversationFilter } from '#contract/entities/conversation-list.ts'
import { oneOf } from '#host-app/admin/common/one-of.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Select } from '#host-app/shared/ui/fields/field.tsx'
import { useColleagues, useLabels, useTeams } from '../../../common/use-desk.ts'
import { withField } from '../../actions/with-field.ts'
import styles from '../conversation-list.module.css'
import { SORT_LABELS } from './filters.ts'
import { type Listed, NARROWED_BY } from './list-params.ts'

type FilterFormProps = {
  readonly listed: Listed
  readonly onChange: (listed: Listed) => void
}

/** The form of the list's filters and sort order. */
export function FilterForm({ listed, onChange }: FilterFormProps) {
  const { filter, sort } = listed
  const colleagues = useColleagues()
  const teams = useTeams()
  const labels = useLabels()

  function narrow(field: (typeof NARROWED_BY)[number], value: string): void {
    const { [field]: _, ...others } = filter
    onChange({ ...listed, filter: withField(others, field, value) })
  }
  const choice = (field: keyof ConversationFilter) => ({
    value: filter[field] ?? '',
    onChange: (event: { currentTarget: HTMLSelectElement }) =>
      narrow(field as (typeof NARROWED_BY)[number], event.currentTarget.value),
  })

  return (
    <div className={styles['filterForm']}>
      <Select label="Assignee" {...choice('assignee')}>
        <option value="">Anybody</option>
        <option value="none">Nobody</option>
        {(colleagues.data ?? []).map(({ id, full_name }) => (
          <option key={id} value={id}>
            {full_name}
          </option>
        ))}
      </Select>
      <Select label="Team" {...choice('team')}>
        <option value="">Any team</option>
        <option value="none">No team</option>
        {(teams.data ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select label="Label" {...choice('label')}>
        <option value="">Any label</option>
        {withChosen(
          (labels.data ?? []).map(({ label }) => label),
          filter.label,
        ).map(label => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </Select>
      <Select label="Priority" {...choice('priority')}>
        <option value="">Any priority</option>
        <option value="urgent">Urgent</option>
        <option value="high">High</option>
        <option value="medium">Medium</option>
        <option value="low">Low</option>
      </Select>
      <Select label="Voice call" {...choice('call')}>
        <option value="">With or without</option>
        <option value="any">Any call</option>
        <option value="live">Live call</option>
        <option value="ended">Ended call</option>
      </Select>
      <Select
        label="Sort"
        value={sort}
        onChange={event =>
          onChange({ ...listed, sort: oneOf(CONVERSATION_SORTS, event.currentTarget.value) ?? sort })
        }
      >
        {CONVERSATION_SORTS.map(each => (
          <option key={each} value={each}>
            {SORT_LABELS[each]}
          </option>
        ))}
      </Select>
      {NARROWED_BY.some(field => filter[field] !== undefined) && (
        <Button size="small" onClick={() => onChange({ ...listed, filter: onlyState(filter) })}>
          Clear the filters
        </Button>
      )}
    </div>
  )
}

/** Returns the filter with only its state and its search text. */
function onlyState({ state, q }: ConversationFilter): ConversationFilter {
  return { state, ...(q !== undefined && { q }) }
}

/** Returns the labels with the chosen one, which may no longer be in use. */
function withChosen(labels: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || labels.includes(chosen) ? labels : [chosen, ...labels]
}
