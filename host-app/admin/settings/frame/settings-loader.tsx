import { useQueries } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SettingsState, SettingsVersion } from '#contract/routes/settings.ts'
import type { Section } from '#contract/settings/index.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { apiQuery } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ClosableDialog } from '#host-app/shared/ui/dialogs/closable-dialog.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { NoPermission } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { When } from '../../common/when.tsx'
import { draftKey, setDraft } from './draft-store.ts'
import { isSameValue, realChanges } from './merge-settings.ts'
import styles from './settings-loader.module.css'

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
      ...apiQuery('getSettings', { params: { section } }),
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

type HistoryDialogProps = {
  readonly sections: readonly Section[]
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly onClose: () => void
}

/** The saved versions of a page's sections, the newest first, and the defaults. Each can be put into the form again. */
function HistoryDialog({ sections, labels, onClose }: HistoryDialogProps) {
  const query = useQueries({
    queries: sections.map(section => ({
      queryKey: [...apiKey('getSettings', { params: { section } }), 'versions'],
      queryFn: async () => ({
        section,
        state: await callApi('getSettings', { params: { section } }),
        versions: (await callApi('listSettingsVersions', { params: { section } })).versions,
      }),
      staleTime: 0,
    })),
    combine: results => ({
      data: results.every(({ data }) => data) ? results.map(({ data }) => data!) : undefined,
      error: results.find(({ error }) => error)?.error ?? null,
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  })
  return (
    <ClosableDialog title="Saved versions" onClose={onClose}>
      <QueryState query={query} label="Loading the versions">
        {histories =>
          histories.map(({ section, state, versions }) => (
            <Versions
              key={section}
              section={section}
              state={state}
              versions={versions}
              labels={labels[section] ?? {}}
              onRestored={onClose}
            />
          ))
        }
      </QueryState>
    </ClosableDialog>
  )
}

type VersionsProps = {
  readonly section: Section
  readonly state: SettingsState
  readonly versions: readonly SettingsVersion[]
  readonly labels: Readonly<Record<string, string>>
  readonly onRestored: () => void
}

function Versions({ section, state, versions, labels, onRestored }: VersionsProps) {
  const key = draftKey(useAdmin().member, section)

  function restore(value: SettingsState['value']): void {
    setDraft(key, { seen: state, changes: realChanges(state.value, value) })
    onRestored()
  }

  return (
    <ul className={styles['versions']}>
      {versions.map((version, index) => (
        <li key={version.version}>
          <span>
            <b>{version.saved_by_name}</b> <When at={version.saved_at} />
            <span className={styles['fields']}>
              {changedLabels(version, versions[index + 1]?.value ?? state.defaults ?? {}, labels)}
            </span>
          </span>
          {index === 0 ? (
            <span className={styles['current']}>Current</span>
          ) : (
            <Button size="small" onClick={() => restore(version.value)}>
              Restore
            </Button>
          )}
        </li>
      ))}
      {state.defaults && (
        <li>
          <b>Defaults</b>
          <Button size="small" onClick={() => restore(state.defaults!)}>
            Reset to defaults
          </Button>
        </li>
      )}
    </ul>
  )
}

/** Returns the labels of the fields in which a version differs from the one before. */
function changedLabels(
  { value }: SettingsVersion,
  before: SettingsState['value'],
  labels: Readonly<Record<string, string>>,
): string {
  return Object.keys(labels)
    .filter(field => value[field] !== undefined && !isSameValue(value[field], before[field]))
    .map(field => labels[field])
    .join(', ')
}
