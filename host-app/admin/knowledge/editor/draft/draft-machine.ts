/**
 * The state machine of an article's draft, which saves automatically (ADMIN-03). Typed text is never lost:
 * it is on the screen, on the server, or in `setAside`.
 */
import { DRAFT_SAVE_AFTER_MS } from '#contract/constants/knowledge.ts'
import type { ContentDetail, ContentFields } from '#contract/entities/content.ts'
import type { Machine, Step } from '#core/run-machine.ts'
import { changedFields, problemsOf, type SomeFields, savableFields } from './content-fields.ts'

/** The state of one draft. */
export type DraftState = {
  /** The server's last answer. */
  readonly detail: ContentDetail
  /** The fields on the screen. */
  readonly fields: ContentFields
  /** The fields that the server has, as the user typed them. */
  readonly saved: ContentFields
  readonly sending: SomeFields | null
  /** When the next save is due, in milliseconds since the epoch. */
  readonly dueAt: number | null
  /** The reason why the last save failed. */
  readonly failure: string | null
  /** A newer version that somebody else saved. Nothing is sent until the user decides which version stays. */
  readonly newer: ContentDetail | null
  /** The user's own fields that were replaced by newer ones. */
  readonly setAside: SomeFields | null
}

/** Events of the draft's state machine. */
export type DraftEvent =
  | { readonly type: 'edited'; readonly change: SomeFields }
  | { readonly type: 'due' }
  /** Save at once: the user leaves the page or acts on the draft. */
  | { readonly type: 'flush' }
  | { readonly type: 'saved'; readonly detail: ContentDetail }
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'outdated' }
  | { readonly type: 'newer'; readonly detail: ContentDetail }
  | { readonly type: 'take-newer' }
  | { readonly type: 'keep-own' }
  | { readonly type: 'put-away' }
  /** An action such as publishing has returned the article. Unlike `saved`, it does not answer a save. */
  | { readonly type: 'refreshed'; readonly detail: ContentDetail }

/** Effects of the draft's state machine. */
export type DraftEffect =
  | { readonly type: 'save'; readonly change: SomeFields; readonly revision: number }
  | { readonly type: 'load-newer' }

type Next = Step<DraftState, DraftEffect>

/** The state machine of one draft. Read-only users never cause a save. */
export const draftMachine: Machine<DraftState, DraftEvent, DraftEffect> = {
  transition,
  nextDeadline: ({ dueAt }) => dueAt,
  deadline: { type: 'due' },
}

/** Returns the initial state for a draft from the server. */
export function openDraft(detail: ContentDetail): DraftState {
  const { draft } = detail
  const nothing = { sending: null, dueAt: null, failure: null, newer: null, setAside: null }
  return { detail, fields: draft, saved: draft, ...nothing }
}

/** Returns whether there are changes that the server does not have. */
export function isUnsaved({ fields, saved, sending }: DraftState): boolean {
  return sending !== null || Object.keys(changedFields(fields, saved)).length > 0
}

function transition(state: DraftState, event: DraftEvent, at: number): Next {
  switch (event.type) {
    case 'edited': {
      const fields = { ...state.fields, ...event.change }
      return noEffects({ ...state, fields, dueAt: at + DRAFT_SAVE_AFTER_MS })
    }
    case 'due':
      return state.dueAt !== null && state.dueAt <= at ? save(state) : noEffects(state)
    case 'flush':
      return save(state)
    case 'saved':
      return save(savedState(state, event.detail), { isMore: true, at })
    case 'failed':
      return noEffects({ ...state, sending: null, failure: event.text })
    case 'outdated':
      return { state: { ...state, sending: null }, effects: [{ type: 'load-newer' }] }
    case 'newer':
      return meet(state, event.detail)
    case 'take-newer':
      return noEffects(state.newer ? { ...openDraft(state.newer), setAside: ownFields(state) } : state)
    case 'keep-own':
      return state.newer ? save(onto(state, state.newer)) : noEffects(state)
    case 'put-away':
      return noEffects({ ...state, setAside: null })
    case 'refreshed':
      // The save in flight returns the fields and the revision; this answer adds only the files.
      return noEffects(
        state.sending
          ? { ...state, detail: { ...state.detail, files: event.detail.files } }
          : onto(state, event.detail),
      )
  }
}

/** Sends the changed fields that the server accepts. Sends nothing while a save or a decision is pending. */
function save(state: DraftState, wait?: { readonly isMore: true; readonly at: number }): Next {
  if (state.sending || state.newer) return noEffects({ ...state, dueAt: null })
  const change = savableFields(changedFields(state.fields, state.saved))
  if (Object.keys(change).length === 0) return noEffects({ ...state, dueAt: null })
  if (wait) return noEffects({ ...state, dueAt: state.dueAt ?? wait.at + DRAFT_SAVE_AFTER_MS })
  return {
    state: { ...state, sending: change, dueAt: null, failure: null },
    effects: [{ type: 'save', change, revision: state.detail.revision }],
  }
}

/** The state after a save. The server may normalize what it got; the screen keeps what the user typed. */
function savedState(state: DraftState, detail: ContentDetail): DraftState {
  const saved = { ...detail.draft, ...state.sending }
  return { ...state, detail, sending: null, failure: null, saved }
}

/**
 * The state after a conflict: somebody else saved first. The user decides only if both changed the same
 * field.
 */
function meet(state: DraftState, detail: ContentDetail): Next {
  const theirs = Object.keys(changedFields(detail.draft, state.saved))
  const own = Object.keys(ownFields(state))
  if (!own.some(field => theirs.includes(field))) return save(onto(state, detail))
  return noEffects({ ...state, newer: detail, dueAt: null })
}

/** Returns the user's own fields on top of what the server has now. */
function onto(state: DraftState, detail: ContentDetail): DraftState {
  const own = ownFields(state)
  return {
    ...openDraft(detail),
    fields: { ...detail.draft, ...own },
    setAside: state.setAside,
    dueAt: state.dueAt,
  }
}

function ownFields({ fields, saved }: DraftState): SomeFields {
  return changedFields(fields, saved)
}

function noEffects(state: DraftState): Next {
  return { state, effects: [] }
}

/** Returns the label of the state: `Saved`, `Saving…`, or the reason why not. */
export function draftStatus(state: DraftState): {
  readonly kind: 'saved' | 'saving' | 'failed'
  readonly text: string
} {
  const [problem] = Object.values(problemsOf(changedFields(state.fields, state.saved)))
  if (state.newer) return { kind: 'failed', text: 'Not saved: somebody else changed it.' }
  if (state.failure !== null) return { kind: 'failed', text: `Not saved: ${state.failure}` }
  if (state.sending === null && problem !== undefined)
    return { kind: 'failed', text: `Not saved: ${problem}` }
  return isUnsaved(state) ? { kind: 'saving', text: 'Saving…' } : { kind: 'saved', text: 'Saved' }
}
