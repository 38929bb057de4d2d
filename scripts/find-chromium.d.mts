/** Chromium's arguments: no background activity, and no sandbox, which containers don't allow. */
export const chromiumArgs: string[]
/**
 * Returns the path of Chromium or Chrome. Installs one on Debian or Ubuntu if root.
 * @throws Error with a message for the reader.
 */
export function findChromium(): string
/** Returns the path of Chromium's headless shell, else of the whole browser. @throws as `findChromium`. */
export declare function findHeadlessChromium(): string
