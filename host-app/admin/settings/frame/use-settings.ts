import type { Section } from '#contract/settings/index.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'

/** Queries a section of the company's settings. @param staleTime how long it isn't fetched again, in ms */
export function useSettings(section: Section, staleTime?: number) {
  return useApi('getSettings', { params: { section } }, { ...(staleTime !== undefined && { staleTime }) })
}
