export function inputHash(paths: string[], salt?: string): string
