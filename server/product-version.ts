import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Build } from '#contract/entities/health.ts'
import { shortCommit } from '#core/text/short-commit.ts'
import { PROJECT_ROOT } from './project-root.ts'

/** The product's version, of package.json. */
export const PRODUCT_VERSION: string = readJson('package.json').version

/** What runs. The commit is null if the sources run, or were built without git. */
export const BUILD: Build = { version: PRODUCT_VERSION, commit: null, committed_at: null, ...readBuild() }

function readBuild(): object {
  const isBuilt = import.meta.dirname.startsWith(join(PROJECT_ROOT, 'dist') + sep)
  return isBuilt && existsSync(join(PROJECT_ROOT, 'dist/build.json')) ? readJson('dist/build.json') : {}
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(PROJECT_ROOT, path), 'utf8'))
}

/** Returns the build in a line, such as `0.2.0 (8f3c1d2, 2026-11-30)`. */
export function describeBuild({ version, commit, committed_at }: Build = BUILD): string {
  const made = [commit && shortCommit(commit), committed_at?.slice(0, 10)].filter(part => part)
  return made.length > 0 ? `${version} (${made.join(', ')})` : version
}
