import type { VisitorRecord } from './visitor-storage.ts'

type InitialState = Pick<VisitorRecord, 'email' | 'conversationId' | 'isPrivacyNoticeDismissed'>

/** As much of the visitor's record as the panel's first picture needs; the code for all of it comes later. */
export function initialState(open: () => Storage, key: string): InitialState {
  let found: Partial<Record<keyof InitialState, unknown>> = {}
  try {
    found = JSON.parse(open().getItem(key) ?? '{}') ?? {}
  } catch {
    // Storage is blocked, or broken: nothing is known.
  }
  return {
    email: typeof found.email === 'string' ? found.email : null,
    conversationId: typeof found.conversationId === 'string' ? found.conversationId : null,
    isPrivacyNoticeDismissed: found.isPrivacyNoticeDismissed === true,
  }
}
