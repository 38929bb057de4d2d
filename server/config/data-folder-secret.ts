import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the path of the file that stores the demo's signing secret. */
export function secretFileOf(folder: string): string {
  return join(folder, 'jwt-secret')
}

/** Returns the demo's signing secret. The first start creates it; only the folder's owner can read it. */
export function dataFolderSecret(folder: string): string {
  const path = secretFileOf(folder)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}
