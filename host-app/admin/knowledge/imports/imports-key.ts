/** Under which imports are kept: the list, and each by its id behind it. */
export const IMPORTS_KEY = ['imports']
