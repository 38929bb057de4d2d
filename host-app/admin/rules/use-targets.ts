import type { SettingsOf } from '#contract/settings/index.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useColleagues, useLabels, useTeams } from '../common/use-desk.ts'

/** Names by id, in menu order. */
export type Targets = {
  readonly people: ReadonlyMap<string, string>
  readonly teams: ReadonlyMap<string, string>
  readonly labels: readonly string[]
  /** The ticket form's categories. */
  readonly categories: readonly string[]
  /** The labels of the ticket form's fields by their keys. */
  readonly fields: ReadonlyMap<string, string>
}

/** Returns the people, teams and labels that conditions and actions can name; empty while loading. */
export function useTargets(): Targets {
  const people = useColleagues()
  const teams = useTeams()
  const labels = useLabels()
  const settings = useApi('getSettings', { params: { section: 'ticket-form' } })
  const form = settings.data?.value as SettingsOf<'ticket-form'> | undefined
  return {
    people: new Map(people.data?.map(({ id, full_name }) => [id, full_name])),
    teams: new Map(teams.data?.map(({ id, name }) => [id, name])),
    labels: labels.data?.map(({ label }) => label) ?? [],
    categories: form?.categories ?? [],
    fields: new Map(form?.fields.map(({ key, label }) => [key, label])),
  }
}
