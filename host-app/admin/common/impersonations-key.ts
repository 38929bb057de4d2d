/** Under which the list of impersonations is kept. */
export const IMPERSONATIONS_KEY = ['impersonations']
