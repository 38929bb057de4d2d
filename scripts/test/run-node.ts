import { spawnSync } from 'node:child_process'

/** No stage takes this long; one that hangs must not hold up the others for ever. */
const TIME_LIMIT_MS = 60 * 60_000

/** Runs a Node script of the project or of a package, its output going to this terminal; true when it exits with 0. */
export function runNode(args: readonly string[], env: Record<string, string> = {}): boolean {
  const options = { stdio: 'inherit', timeout: TIME_LIMIT_MS, env: { ...process.env, ...env } } as const
  return spawnSync(process.execPath, args, options).status === 0
}
