export function ensurePgbouncer(): void
