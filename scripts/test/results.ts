/** What the reporters and scripts of the stages tell the runner, over the process's IPC channel. */
import { stripVTControlCharacters } from 'node:util'

/** One finished test or check. Skipped tests aren't reported. */
export type TestResult = {
  readonly type: 'test'
  /** Path from the project's root. */
  readonly file: string
  /** Names of its suites and its own; empty if the file itself can't be loaded. */
  readonly path: readonly string[]
  /** Where it is in the file, if the runner knows. */
  readonly line?: number
  readonly state: 'passed' | 'failed'
  readonly ms: number
  readonly error?: string
}

/** Time that a file took outside its tests (imports, hooks), in ms. */
export type FileTime = { readonly type: 'file'; readonly file: string; readonly ms: number }

export type Message = TestResult | FileTime

/** Sends a message to the runner. Does nothing if the process was started by hand. */
export function tell(message: Message): void {
  process.send?.(message)
}

/** Returns the name of a test for the reader: `file › suite › test`. */
export function nameOf({ file, path }: Pick<TestResult, 'file' | 'path'>): string {
  return [file, ...path].join(' › ')
}

const MOST_LINES = 12

/** Returns the start of an error's text, without colors. */
export function shortError(text: string): string {
  return stripVTControlCharacters(text).trim().split('\n').slice(0, MOST_LINES).join('\n')
}
