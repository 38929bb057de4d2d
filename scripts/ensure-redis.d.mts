export function ensureRedis(): void
