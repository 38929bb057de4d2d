import type { SettingsOf } from '#contract/settings/index.ts'
import type { ManagedLabel } from '#contract/settings/labels.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'

const FRESH_MS = 60_000
const DEFAULTS: SettingsOf<'labels'> = { labels: [], allows_new_labels: true }

/** Queries the labels that the company describes, and whether agents may add others. */
export function useLabelSettings() {
  const { data } = useApi('getSettings', { params: { section: 'labels' } }, { staleTime: FRESH_MS })
  const { labels, allows_new_labels } = (data?.value ?? DEFAULTS) as SettingsOf<'labels'>
  return {
    labels,
    allowsNew: allows_new_labels,
    /** Returns what the company says of a label, in any case. */
    find: (label: string): ManagedLabel | undefined =>
      labels.find(({ name }) => name.toLowerCase() === label.toLowerCase()),
  }
}
