import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import type { Message } from './results.ts'

/** Entry points of the programs, by the name that `npx` knows; anything else is a script of the project. */
const PROGRAMS: Readonly<Record<string, string>> = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  wtr: 'node_modules/@web/test-runner/dist/bin.js',
}

/** Longer than any stage takes, so that one that hangs doesn't block the others. */
const TIME_LIMIT_MS = 60 * 60_000

/** A program with arguments, and variables on top of the environment. */
export type Command = {
  readonly program: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Returns a command as one types it. */
export function asTyped({ program, args, env = {} }: Command): string {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${quote(value)}`)
  const start = program in PROGRAMS ? ['npx', program] : ['node', program]
  return [...variables, ...start, ...args.map(quote)].join(' ')
}

function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/**
 * Runs a command and appends its output to a log file. Resolves with whether it exits with 0; `isLate` if it was killed
 * at the time limit.
 * @param onMessage gets what the command tells the runner.
 */
export async function run(
  { program, args, env = {} }: Command,
  log: string,
  onMessage: (message: Message) => void = () => {},
  limitMs = TIME_LIMIT_MS,
): Promise<{ readonly succeeded: boolean; readonly isLate: boolean }> {
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, [PROGRAMS[program] ?? program, ...args], {
    stdio: ['ignore', output, output, 'ipc'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...env },
  })
  child.on('message', message => onMessage(message as Message))
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      // Not `exit`: messages may still be on their way then.
      child.once('close', code => resolve({ succeeded: code === 0, isLate: child.killed }))
    })
  } finally {
    closeSync(output)
  }
}
