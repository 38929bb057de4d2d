import { BACKUP_TOKEN_VALID_MS } from '#contract/constants/identity.ts'
import { parseObject } from './parse-object.ts'

/** A session's refresh token, kept for a moment; `savedAt` is milliseconds since the epoch. */
export type BackupToken = { readonly token: string; readonly savedAt: number }

/** Reads a kept backup; null when it is none, a minute old (TENANT-03), or from the future. */
export function readBackupToken(text: string | null, now: number): BackupToken | null {
  const stored = parseObject(text)
  if (typeof stored?.['token'] !== 'string' || typeof stored['savedAt'] !== 'number') return null
  const age = now - stored['savedAt']
  return age >= 0 && age < BACKUP_TOKEN_VALID_MS
    ? { token: stored['token'], savedAt: stored['savedAt'] }
    : null
}
