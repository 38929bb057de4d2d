import { BACKUP_TOKEN_VALID_MS } from '#contract/constants/identity.ts'
import { parseObject } from './parse-object.ts'

/** A backup of the session's refresh token. `savedAt` is in ms since the epoch. */
export type BackupToken = { readonly token: string; readonly savedAt: number }

/** Parses a stored backup. Null if it is invalid, a minute old or older (TENANT-03), or from the future. */
export function readBackupToken(text: string | null, now: number): BackupToken | null {
  const stored = parseObject(text)
  if (typeof stored?.['token'] !== 'string' || typeof stored['savedAt'] !== 'number') return null
  const age = now - stored['savedAt']
  return age >= 0 && age < BACKUP_TOKEN_VALID_MS
    ? { token: stored['token'], savedAt: stored['savedAt'] }
    : null
}
