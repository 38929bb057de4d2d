import { BACKUP_TOKEN_VALID_MS, STORAGE_KEYS } from '#contract/constants/identity.ts'
import type { Clock } from '#core/clock.ts'
import { readBackupToken } from '#core/session/backup-token.ts'
import { isFramed } from '../browser/is-framed.ts'
import { systemClock } from '../browser/system-clock.ts'

/**
 * Keeps a copy of a session's refresh token for a minute (TENANT-03, GUARD-04), in case the session is lost
 * right after signing in.
 */
export type TokenBackup = {
  /** Stores the token after signing in. */
  readonly keep: (token: string) => void
  /** Replaces the token after a renewal: the old one is used up, and using it again would end the session. */
  readonly renew: (token: string) => void
  /** Returns the token once; null if there is none or it is too old. */
  readonly take: () => string | null
}

/** Creates the backup of a refresh token in local storage. */
export function createTokenBackup({ local, clock }: { local: Storage; clock: Clock }): TokenBackup {
  let timer: unknown = null
  const key = STORAGE_KEYS.backupToken
  const read = () => readBackupToken(local.getItem(key), clock.now())

  function write(token: string, savedAt: number): void {
    local.setItem(key, JSON.stringify({ token, savedAt }))
    clock.clearTimeout(timer)
    timer = clock.setTimeout(forget, savedAt + BACKUP_TOKEN_VALID_MS - clock.now())
  }

  function forget(): void {
    clock.clearTimeout(timer)
    local.removeItem(key)
  }

  // The page that stored it may have closed before the minute was over.
  if (read() === null) forget()
  return {
    keep: token => write(token, clock.now()),
    renew(token) {
      const backup = read()
      if (backup) write(token, backup.savedAt)
    },
    take() {
      const backup = read()
      forget()
      return backup?.token ?? null
    },
  }
}

/** For frames, whose session is never stored. */
const NO_BACKUP: TokenBackup = { keep: () => {}, renew: () => {}, take: () => null }
let own: TokenBackup | null = null

/** Returns the page's token backup. */
export function tokenBackup(): TokenBackup {
  own ??= isFramed(window) ? NO_BACKUP : createTokenBackup({ local: localStorage, clock: systemClock })
  return own
}
