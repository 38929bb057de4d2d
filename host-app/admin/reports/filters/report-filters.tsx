import { CalendarDays, Plus } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { LOCALES } from '#contract/constants/locales.ts'
import { REPORT_CHANNELS, REPORT_DAYS_MAX } from '#contract/constants/reports.ts'
import { addDays, countDays, type DayRange } from '#core/reports/days.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { languageName } from '../../common/languages.ts'
import { useColleagues, useLabels, useTeams } from '../../common/use-desk.ts'
import { rangeLabel } from '../figures/bucket-label.ts'
import { CHANNEL_NAMES } from '../figures/group-names.ts'
import { PRESETS, type Preset } from './range.ts'
import styles from './report-filters.module.css'
import { FILTER_NAMES, type FilterName } from './report-params.ts'
import { useReports } from './use-reports.ts'

/** Filters that always show. The others are in a menu until they are set. */
const MAIN: readonly FilterName[] = ['channel', 'team_id']

/** The report's range, its comparison and its filters. Each change is in the address. */
export function ReportFilters() {
  const { params, query, change } = useReports()
  const teams = useTeams()
  const colleagues = useColleagues()
  const labels = useLabels()
  const options: Readonly<Record<FilterName, readonly (readonly [value: string, name: string])[]>> = {
    channel: REPORT_CHANNELS.map(channel => [channel, CHANNEL_NAMES[channel]]),
    team_id: teams.data?.map(({ id, name }) => [id, name]) ?? [],
    agent_id: colleagues.data?.map(({ id, full_name }) => [id, full_name]) ?? [],
    label: labels.data?.map(({ label }) => [label, label]) ?? [],
    locale: LOCALES.map(locale => [locale, languageName(locale)]),
    handled_by: [
      ['ai', 'Answered by the AI'],
      ['agent', 'Answered by people'],
    ],
  }
  const isShown = (name: FilterName) => MAIN.includes(name) || params.filters[name] !== undefined
  const filter = (name: FilterName) => (
    <FilterSelect
      key={name}
      name={name}
      value={params.filters[name] ?? ''}
      options={options[name]}
      onChange={value => change({ [name]: value })}
    />
  )
  return (
    <search className={styles['filters']}>
      <RangeMenu range={query} preset={params.preset} />
      <select
        aria-label="Comparison"
        value={params.compare}
        onChange={event => change({ compare: event.target.value === 'none' ? 'none' : '' })}
      >
        <option value="before">Compared with the previous {countDays(query)} days</option>
        <option value="none">No comparison</option>
      </select>
      {FILTER_NAMES.filter(isShown).map(filter)}
      {!FILTER_NAMES.every(isShown) && (
        <span className={styles['more']}>
          <Popover
            label="Filters"
            button={
              <>
                <Plus size={16} aria-hidden="true" />
                Add a filter
              </>
            }
          >
            {() => (
              <div className={styles['list']}>{FILTER_NAMES.filter(name => !isShown(name)).map(filter)}</div>
            )}
          </Popover>
        </span>
      )}
      {Object.keys(params.filters).length > 0 && (
        <Button
          look="quiet"
          size="small"
          onClick={() => change(Object.fromEntries(FILTER_NAMES.map(name => [name, ''])))}
        >
          Clear the filters
        </Button>
      )}
    </search>
  )
}

const ALL: Readonly<Record<FilterName, readonly [label: string, all: string]>> = {
  channel: ['Channel', 'All channels'],
  team_id: ['Team', 'All teams'],
  agent_id: ['Agent', 'All agents'],
  label: ['Label', 'All labels'],
  locale: ['Language', 'All languages'],
  handled_by: ['Answered by', 'AI and people'],
}

type FilterSelectProps = {
  readonly name: FilterName
  readonly value: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly onChange: (value: string) => void
}

function FilterSelect({ name, value, options, onChange }: FilterSelectProps) {
  const [label, all] = ALL[name]
  // What the address says may be gone, or not be loaded yet.
  const isKnown = value === '' || options.some(([each]) => each === value)
  return (
    <select
      aria-label={label}
      value={value}
      data-set={value !== '' || undefined}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {!isKnown && <option value={value}>{name.endsWith('_id') ? 'Unknown' : value}</option>}
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** The presets, and a form for the reader's own days. */
function RangeMenu({ range, preset }: { readonly range: DayRange; readonly preset: Preset | null }) {
  const { change } = useReports()
  return (
    <span className={styles['range']}>
      <Popover
        label="Range"
        button={
          <>
            <CalendarDays size={16} aria-hidden="true" />
            <span className="visually-hidden">Range: </span>
            {preset ? PRESETS[preset] : rangeLabel(range)}
          </>
        }
      >
        {close => (
          <div className={styles['menu']}>
            {(Object.keys(PRESETS) as Preset[]).map(each => (
              <button
                key={each}
                type="button"
                aria-pressed={each === preset}
                onClick={() => {
                  change({ range: each, from: '', to: '' })
                  close()
                }}
              >
                {PRESETS[each]}
              </button>
            ))}
            <OwnDays
              range={range}
              onChoose={({ from, to }) => {
                change({ range: '', from, to })
                close()
              }}
            />
          </div>
        )}
      </Popover>
    </span>
  )
}

function OwnDays({
  range,
  onChoose,
}: {
  readonly range: DayRange
  readonly onChoose: (range: DayRange) => void
}) {
  const id = useId()
  const { today } = useReports()
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const own = { from: String(data.get('from')), to: String(data.get('to')) }
    const last = form.elements.namedItem('to') as HTMLInputElement
    const days = countDays(own)
    const problem =
      days < 1
        ? 'The last day is before the first.'
        : days > REPORT_DAYS_MAX
          ? `Choose at most ${REPORT_DAYS_MAX} days.`
          : ''
    last.setCustomValidity(problem)
    if (form.reportValidity()) onChoose(own)
  }
  return (
    <form onSubmit={submit} onChange={event => clearProblem(event.currentTarget)}>
      <label htmlFor={`${id}-from`}>First day</label>
      <input id={`${id}-from`} type="date" name="from" required max={today} defaultValue={range.from} />
      <label htmlFor={`${id}-to`}>Last day</label>
      <input id={`${id}-to`} type="date" name="to" required max={addDays(today, 1)} defaultValue={range.to} />
      <Button type="submit" size="small">
        Show these days
      </Button>
    </form>
  )
}

function clearProblem(form: HTMLFormElement): void {
  ;(form.elements.namedItem('to') as HTMLInputElement).setCustomValidity('')
}
