export function onSearchPath(name: string): string | undefined
export function installPackages(what: string, ...packages: string[]): boolean
