import { useQueries } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SettingsState } from '#contract/routes/settings.ts'
import type { Section } from '#contract/settings/index.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { SkeletonRows } from '#host-app/ui/loading/skeleton-rows.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { NoPermission } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { HistoryDialog } from './history-dialog.tsx'

type Props<Names extends readonly Section[]> = {
  readonly title: string
  readonly lead: string
  /** The sections that the page edits. */
  readonly sections: Names
  /** Labels of the fields, by section. */
  readonly labels: Readonly<Record<Names[number], Readonly<Record<string, string>>>>
  /** Whether members who may not change settings can read the page. */
  readonly isReadable?: true
  readonly children: (states: Readonly<Record<Names[number], SettingsState>>) => ReactNode
}

/** A settings page: its header, and its form once the sections have loaded. The header opens their saved versions. */
export function SettingsLoader<const Names extends readonly Section[]>(props: Props<Names>) {
  const { title, lead, sections, labels, isReadable = false, children } = props
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const mayEdit = useAdmin().permissions.includes('settings.edit')
  useTitle(title)
  const query = useQueries({
    queries: sections.map(section => ({
      queryKey: queryKeys.settings(section),
      queryFn: () => callApi('getSettings', { params: { section } }),
    })),
    combine: results => ({
      data: results.every(({ data }) => data)
        ? (Object.fromEntries(sections.map((section, at) => [section, results[at]!.data])) as never)
        : undefined,
      error: results.find(({ error }) => error)?.error ?? null,
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  })
  return (
    <>
      <PageHeader title={title} lead={lead}>
        {mayEdit && (
          <Button size="small" onClick={() => setIsHistoryOpen(true)}>
            <History size={14} aria-hidden="true" />
            Saved versions
          </Button>
        )}
      </PageHeader>
      {mayEdit || isReadable ? (
        <QueryState query={query} label={`Loading ${title}`} skeleton={<SkeletonRows />}>
          {children}
        </QueryState>
      ) : (
        <NoPermission title="You can’t change these settings" permission="settings.edit" />
      )}
      {isHistoryOpen && (
        <HistoryDialog sections={sections} labels={labels} onClose={() => setIsHistoryOpen(false)} />
      )}
    </>
  )
}
