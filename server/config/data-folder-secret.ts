import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in which the demo keeps its own signing secret. */
export function secretFileOf(folder: string): string {
  return join(folder, 'jwt-secret')
}

/** The demo's own signing secret: made at the first start, readable by the owner of the folder alone. */
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
