import { spawnSync } from 'node:child_process'

/** Timeout of a script: longer than any stage takes, so that one that hangs doesn't block the others. */
const TIME_LIMIT_MS = 60 * 60_000

/**
 * Runs a Node script of the project or of a package with its output on this terminal. Returns whether it exits with 0.
 */
export function runNode(args: readonly string[], env: Record<string, string> = {}): boolean {
  const options = { stdio: 'inherit', timeout: TIME_LIMIT_MS, env: { ...process.env, ...env } } as const
  return spawnSync(process.execPath, args, options).status === 0
}
