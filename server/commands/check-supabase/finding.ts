/** What one check found: one sentence. If `isOk` is false, the sentence says what to do. */
export type Finding = { readonly isOk: boolean; readonly text: string }

/** Returns a finding without anything to do. */
export const ok = (text: string): Finding => ({ isOk: true, text })

/** Returns a finding that names what to do. */
export const todo = (text: string): Finding => ({ isOk: false, text })
