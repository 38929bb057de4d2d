import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from './project-root.ts'

/** The product's version, of package.json. */
export const PRODUCT_VERSION: string = JSON.parse(
  readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'),
).version
