/** Characters of the chat's greeting, in one language. */
export const GREETING_MAX = 80
/** Characters of the words on the launcher, in one language. */
export const LAUNCHER_LABEL_MAX = 24
/** Open spans of one day of the office hours. */
export const OPEN_SPANS_MAX = 10
/** Versions of a section's settings that its history shows. */
export const SETTINGS_HISTORY = 20
