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
import { labelsOf } from './settings-fields.tsx'
import styles from './settings-loader.module.css'

type Fields = readonly { readonly fields: object }[]

type Props<Name extends Section> = {
  readonly title: string
  readonly lead: string
  /** The fields that the page edits, by section. */
  readonly fields: Readonly<Record<Name, Fields>>
  /** Whether members who may not change settings can read the page. */
  readonly isReadable?: true
  readonly children: (states: Readonly<Record<Name, SettingsState>>) => ReactNode
}

/** A settings page: its header, and its form once the sections have loaded. The header opens their saved versions. */
export function SettingsLoader<Name extends Section>(props: Props<Name>) {
  const { title, lead, fields, isReadable = false, children } = props
  const sections = Object.keys(fields) as Name[]
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
        <HistoryDialog sections={sections} fields={fields} onClose={() => setIsHistoryOpen(false)} />
      )}
    </>
  )
}

type HistoryDialogProps = {
  readonly sections: readonly Section[]
  readonly fields: Readonly<Partial<Record<Section, Fields>>>
  readonly onClose: () => void
}

/** The saved versions of a page's sections, the newest first, and the defaults. Each can be put into the form again. */
function HistoryDialog({ sections, fields, onClose }: HistoryDialogProps) {
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
              labels={labelsOf(fields[section] ?? [])}
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
              {Object.keys(state.value)
                .filter(field =>
                  isChanged(field, version.value, versions[index + 1]?.value ?? state.defaults ?? {}),
                )
                .map(field => labels[field])
                .join(', ')}
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

/** Whether a version differs in a field from the one before. */
function isChanged(field: string, value: SettingsState['value'], before: SettingsState['value']): boolean {
  return value[field] !== undefined && !isSameValue(value[field], before[field])
}
