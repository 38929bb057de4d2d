import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Test files of one runner, the mutant to apply, and the environment. */
export type TestRun = {
  readonly files: readonly string[]
  readonly isInChromium: boolean
  /** Selects tests by their titles (a regular expression). Only for tests in Node. */
  readonly pattern?: string | undefined
  /** Id of the mutant to apply. Without one, no test may fail; with one, the run ends at the first that does. */
  readonly mutant?: string
  readonly env: NodeJS.ProcessEnv
}

/** The tests' results. `isBroken`: no test failed, but the run did. */
export type TestResult = {
  readonly passed: number
  readonly failed: number
  readonly isTimeout: boolean
  readonly isBroken: boolean
  /** What the runner printed. */
  readonly output: string
}

/** Far more than tests take on a busy machine, which must not be taken for a mutant that never ends. */
const TIME_LIMIT_MS = { mutant: 180_000, all: 600_000 }

/** Runs tests in a process of their own: in Node by Vitest, in Chromium by web-test-runner. */
export async function runTests(run: TestRun): Promise<TestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-mutants-'))
  const report = join(folder, 'report.json')
  const args = run.isInChromium ? elementArgs(run) : nodeArgs(run, report)
  const env = { ...run.env, MUTANT: run.mutant ?? '', ELEMENTS_REPORT: report }
  const limit = run.mutant === undefined ? TIME_LIMIT_MS.all : TIME_LIMIT_MS.mutant
  const { status, isTimeout, output } = await runNode(args, env, limit)
  const { passed, failed } = readReport(report)
  rmSync(folder, { recursive: true, force: true })
  const isBroken = !isTimeout && failed === 0 && status !== 0
  return { passed, failed, isTimeout, isBroken, output }
}

/** In threads, because a child process that a mutant keeps busy would outlive the run. */
function nodeArgs({ files, pattern, mutant }: TestRun, report: string): string[] {
  const projects = [...new Set(files.map(projectOf))].map(project => `--project=${project}`)
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    ...projects,
    '--pool=threads',
    '--reporter=json',
    `--outputFile=${report}`,
    ...(pattern === undefined ? [] : ['-t', pattern]),
    ...(mutant === undefined ? ['--reporter=default'] : ['--bail=1', '--silent']),
  ]
}

/** Starting a project that has no test to run would cost half a second. */
function projectOf(file: string): string {
  if (file.endsWith('.mocked.test.ts')) return 'mocked'
  return /^(?:server|tests\/(?:server|security))\//.test(file) ? 'server' : 'unit'
}

function elementArgs({ files }: TestRun): string[] {
  return ['node_modules/@web/test-runner/dist/bin.js', ...files.flatMap(file => ['--files', file])]
}

/** Returns the counts of Vitest's report or of `count-reporter.mjs`; zeros if there is none. */
function readReport(path: string): { readonly passed: number; readonly failed: number } {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Partial<Record<string, number>>
    return {
      passed: report['numPassedTests'] ?? report['passed'] ?? 0,
      failed: report['numFailedTests'] ?? report['failed'] ?? 0,
    }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function runNode(args: readonly string[], env: NodeJS.ProcessEnv, limitMs: number) {
  return new Promise<{ status: number | null; isTimeout: boolean; output: string }>(done => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let isTimeout = false
    const timer = setTimeout(() => {
      isTimeout = true
      child.kill('SIGKILL')
    }, limitMs)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        output += chunk
      })
    child.on('close', status => {
      clearTimeout(timer)
      done({ status, isTimeout, output })
    })
  })
}
