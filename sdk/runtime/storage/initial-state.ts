import type { VisitorRecord } from './visitor-storage.ts'

type InitialState = Pick<VisitorRecord, 'email' | 'conversationId' | 'drafts' | 'isPrivacyNoticeDismissed'>

/**
 * Returns the part of the visitor's record that the panel's first render needs. The code for the whole record
 * loads later.
 */
export function initialState(open: () => Storage, key: string): InitialState {
  let found: Partial<Record<keyof InitialState, unknown>> = {}
  try {
    found = JSON.parse(open().getItem(key) ?? '{}') ?? {}
  } catch {
    // The storage is blocked or invalid, so nothing is known.
  }
  return {
    email: typeof found.email === 'string' ? found.email : null,
    conversationId: typeof found.conversationId === 'string' ? found.conversationId : null,
    drafts: (found.drafts ?? {}) as InitialState['drafts'],
    isPrivacyNoticeDismissed: found.isPrivacyNoticeDismissed === true,
  }
}
