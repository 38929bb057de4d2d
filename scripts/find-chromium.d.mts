export const chromiumArgs: string[]
export function findChromium(): string
/** The headless shell, or the whole browser where there is none. */
export declare function findHeadlessChromium(): string
