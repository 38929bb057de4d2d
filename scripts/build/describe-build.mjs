import { spawnSync } from 'node:child_process'

/**
 * Returns the commit that is built, with its date: from `SOURCE_COMMIT` and `SOURCE_DATE`, where the sources come without git as in
 * the image, or else from git. A commit with changes ends in `-dirty`. Null for what nobody knows.
 */
export function describeBuild(env = process.env) {
  return {
    commit: env.SOURCE_COMMIT || git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'),
    committed_at: env.SOURCE_DATE || git('log', '-1', '--format=%cI'),
  }
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return status === 0 ? stdout.trim() : null
}
