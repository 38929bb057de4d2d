import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of package.json. Sources and the bundle in `dist/server` are at different depths below it. */
export const PROJECT_ROOT = rootAbove(import.meta.dirname)

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}
