/** Under which the pinned tests are kept, and how they went. */
export const TESTS_KEY = ['pinned-tests']
/** Under which the last drafts are kept that can be asked. */
export const DRAFTS_KEY = ['playground-drafts']
