import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns true when it is called for the first time with this name in the folder `PLANTED`, by any process. */
export function isFirstTime(name: string): boolean {
  const marker = join(process.env['PLANTED'] ?? '', name)
  if (existsSync(marker)) return false
  writeFileSync(marker, '')
  return true
}
