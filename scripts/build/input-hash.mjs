import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a hash of the names and contents of files and folders, without tests. A missing path counts as empty. */
export function inputHash(paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of paths.flatMap(filesBelow)) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}
