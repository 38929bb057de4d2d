import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { ContentDetail } from '#contract/entities/content.ts'
import { type RunningMachine, runMachine } from '#core/run-machine.ts'
import { apiKey, resourceKey } from '#host-app/shared/api/api-cache.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import {
  type DraftEffect,
  type DraftEvent,
  type DraftState,
  draftMachine,
  isUnsaved,
  openDraft,
} from './draft-machine.ts'

/** A draft on the screen, and the functions that change and save it. */
export type Draft = {
  readonly state: DraftState
  readonly dispatch: (event: DraftEvent) => void
  /** Resolves with the server's version once all changes are saved. Rejects if the server refuses them. */
  readonly settle: () => Promise<ContentDetail>
}

/** Returns a draft that lives as long as the page. `detail` is its initial version. */
export function useDraft(detail: ContentDetail): Draft {
  const queryClient = useQueryClient()
  const [state, setState] = useState(() => openDraft(detail))
  const [runner] = useState(() => createRunner(detail.id, state))

  useEffect(() => {
    const stop = runner.open(setState)
    return () => {
      stop()
      // The cached answer is older than the user's changes.
      queryClient.removeQueries({ queryKey: apiKey('getContent', { params: { id: detail.id } }) })
      queryClient.invalidateQueries({ queryKey: resourceKey('listContent') })
    }
  }, [runner, queryClient, detail.id])

  return useMemo(() => ({ state, dispatch: runner.dispatch, settle: runner.settle }), [state, runner])
}

function createRunner(id: string, initial: DraftState) {
  let state = initial
  let show: ((state: DraftState) => void) | null = null
  let waiting: ((state: DraftState) => void)[] = []
  let machine: RunningMachine<DraftState, DraftEvent> | null = null

  const start = () =>
    runMachine({
      machine: draftMachine,
      initial: state,
      clock: systemClock,
      perform: (effect, dispatch) => perform(id, effect, dispatch),
      changed(changed) {
        state = changed
        show?.(state)
        for (const hear of waiting) hear(state)
        if (show === null && !isBusy(state)) end()
      },
    })

  function end() {
    if (isUnsaved(state)) toast.error(`“${state.fields.title}” could not be saved.`)
    machine?.stop()
    machine = null
  }

  const dispatch = (event: DraftEvent) => machine?.dispatch(event)

  return {
    dispatch,
    /** Subscribes to the state. The returned function saves pending changes, then ends the subscription. */
    open(listener: (state: DraftState) => void): () => void {
      show = listener
      machine ??= start()
      listener(state)
      return () => {
        show = null
        dispatch({ type: 'flush' })
        if (!isBusy(state)) end()
      }
    },
    settle(): Promise<ContentDetail> {
      dispatch({ type: 'flush' })
      return new Promise((resolve, reject) => {
        const hear = (now: DraftState) => {
          if (isBusy(now)) return
          waiting = waiting.filter(other => other !== hear)
          if (isUnsaved(now) && now.failure === null && now.newer === null) dispatch({ type: 'flush' })
          if (isUnsaved(state)) reject(new ApiError('invalid_request', 0, 'Save your changes first.'))
          else resolve(state.detail)
        }
        waiting.push(hear)
        hear(state)
      })
    },
  }
}

function isBusy({ sending }: DraftState): boolean {
  return sending !== null
}

function perform(id: string, effect: DraftEffect, dispatch: (event: DraftEvent) => void): void {
  const failed = (error: unknown) =>
    error instanceof ApiError && error.code === 'content_changed'
      ? dispatch({ type: 'outdated' })
      : dispatch({ type: 'failed', text: reasonOf(error) })
  if (effect.type === 'load-newer')
    callApi('getContent', { params: { id } }).then(detail => dispatch({ type: 'newer', detail }), failed)
  else
    callApi('saveDraft', {
      params: { id },
      body: { ...effect.change, revision: effect.revision },
    }).then(detail => dispatch({ type: 'saved', detail }), failed)
}

/** Returns the error message; a field's own issue is more specific than the general text. */
function reasonOf(error: unknown): string {
  const issue = error instanceof ApiError ? error.issues[0] : undefined
  return issue ? `${issue.path.split('.').at(-1)}: ${issue.message}` : errorText(error)
}
