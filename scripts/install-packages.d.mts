/** Returns the path of a program on the search path; undefined if there is none. */
export function onSearchPath(name: string): string | undefined
/**
 * Installs packages on Debian or Ubuntu if root. Returns false if that isn't possible or fails.
 * @param what names them in the message to the user.
 */
export function installPackages(what: string, ...packages: string[]): boolean
