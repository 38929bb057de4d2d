export function ensureRecognizer(): void
