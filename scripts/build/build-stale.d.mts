/** Files and folders whose change makes a build stale. */
export const INPUT_FOLDERS: readonly string[]
/** Runs the builds whose inputs have changed. Returns whether everything is built. */
export function buildStale(options?: { readonly force?: boolean }): boolean
