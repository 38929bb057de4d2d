/** An import that is under way is looked at so often. */
export const LOOK_EVERY_MS = 1_500
