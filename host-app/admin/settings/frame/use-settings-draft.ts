import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { RequestIssue } from '#contract/errors.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import type { Section, SettingsOf } from '#contract/settings/index.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { undoToast } from '../../common/undo-toast.tsx'
import { type Changes, draftKey, getDraft, setDraft, useDraft } from './draft-store.ts'
import { type Conflict, conflictsOf, realChanges } from './merge-settings.ts'

const NONE: Changes = {}

/** Labels of a section's fields, as their page shows them. */
export type FieldLabels<Name extends Section> = { readonly [Field in keyof SettingsOf<Name>]: string }

/** What somebody else has saved since the member opened the page. */
export type Interruption = {
  readonly state: SettingsState
  readonly conflicts: readonly Conflict[]
}

/** A section's settings while somebody edits them. */
export type SettingsDraft = {
  readonly section: Section
  readonly state: SettingsState
  readonly labels: Readonly<Record<string, string>>
  /** Fields with unsaved changes. */
  readonly changed: readonly string[]
  /** Errors by field, and by the path within it, such as `timers` and `timers.follow_up_s`. */
  readonly errors: Readonly<Record<string, string>>
  /** Why the last save failed as a whole; null if it didn't. */
  readonly failure: string | null
  readonly isSaving: boolean
  readonly interruption: Interruption | null
  readonly discard: () => void
  readonly save: () => Promise<unknown>
  /** Goes on after an interruption, with the values that the member has chosen for the conflicting fields. */
  readonly resolve: (chosen: Changes) => Promise<unknown>
  readonly leaveInterruption: () => void
}

/** A draft with the typed settings of its section. */
export type DraftOf<Name extends Section> = SettingsDraft & {
  readonly section: Name
  /** The settings with the unsaved changes. */
  readonly value: SettingsOf<Name>
  readonly set: (changes: Partial<SettingsOf<Name>>) => void
}

/**
 * Edits a section's settings. Unsaved changes outlive the page. Saving compares versions: if somebody else has saved
 * since, nothing is stored, and `interruption` says what they changed.
 */
export function useSettingsDraft<Name extends Section>(
  section: Name,
  state: SettingsState,
  labels: FieldLabels<Name>,
): DraftOf<Name> {
  const { member } = useAdmin()
  const queryClient = useQueryClient()
  const key = draftKey(member, section)
  const draft = useDraft(key)
  // The settings may have been fetched again since the first change.
  const seen = draft?.seen ?? state
  const changes = draft?.changes ?? NONE
  const [interruption, setInterruption] = useState<Interruption | null>(null)

  const post = ({ version, value }: Pick<SettingsState, 'version' | 'value'>) =>
    callApi('saveSettings', { params: { section }, body: { version, value } })
  const store = (saved: SettingsState) =>
    queryClient.setQueryData(apiKey('getSettings', { params: { section } }), saved)

  async function undo(saved: SettingsState): Promise<void> {
    try {
      store(await post({ version: saved.version, value: seen.value }))
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  const mutation = useMutation({
    mutationFn: post,
    onSuccess(saved) {
      store(saved)
      setDraft(key, null)
      setInterruption(null)
      undoToast('Saved', () => void undo(saved))
      return queryClient.invalidateQueries({ queryKey: apiKey('userProfile') })
    },
    async onError(error) {
      if (!(error instanceof ApiError) || error.code !== 'settings_changed') return
      const current = await callApi('getSettings', { params: { section } })
      setInterruption({ state: current, conflicts: conflictsOf(seen.value, current.value, changes) })
    },
  })
  const issues = mutation.error instanceof ApiError ? mutation.error.issues : []
  function set(next: Changes): void {
    // As it is now, because an upload, for example, ends later than the render that began it.
    const { seen, changes } = getDraft(key) ?? { seen: state, changes: NONE }
    setDraft(key, { seen, changes: realChanges(seen.value, { ...changes, ...next }) })
  }

  return {
    section,
    state,
    labels: labels as Readonly<Record<string, string>>,
    value: { ...seen.value, ...changes } as SettingsOf<Name>,
    changed: Object.keys(changes),
    errors: errorsByPath(issues),
    failure: mutation.isError && interruption === null ? errorText(mutation.error) : null,
    isSaving: mutation.isPending,
    interruption,
    set,
    discard() {
      setDraft(key, null)
      mutation.reset()
    },
    save: () =>
      mutation.mutateAsync({ version: seen.version, value: { ...seen.value, ...changes } }).catch(() => {}),
    resolve(chosen) {
      const { state: current } = interruption!
      return mutation
        .mutateAsync({ version: current.version, value: { ...current.value, ...changes, ...chosen } })
        .catch(() => {})
    },
    leaveInterruption() {
      if (interruption) {
        const { state: current } = interruption
        store(current)
        // The member has seen it now.
        setDraft(key, { seen: current, changes: realChanges(current.value, changes) })
      }
      setInterruption(null)
      mutation.reset()
    },
  }
}

/** Returns the errors of the fields `body.value.…`, each also by the path within its field. */
function errorsByPath(issues: readonly RequestIssue[]): Record<string, string> {
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const [field = '', ...within] = path.split('.').slice(2)
      return [
        [field, message],
        [[field, ...within].join('.'), message],
      ]
    }),
  )
}
