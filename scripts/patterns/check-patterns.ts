import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { ALLOWED_PATTERNS } from './allowed-patterns.ts'
import { findPatterns, type Pattern } from './find-patterns.ts'

/** Hashes of the patterns that were proved linear, so that only new and changed ones take time. Committed. */
const PROVED_FILE = new URL('./proved-patterns.json', import.meta.url)
/** After this, in ms, a pattern counts as not proved. */
const PROOF_TIMEOUT_MS = 30_000

/**
 * Checks every pattern and prints those that can take more than linear time, each with a text that shows it. Records the
 * patterns that it has proved. Returns the exit code.
 */
export async function checkPatterns(): Promise<number> {
  const patterns = await findPatterns()
  const proved = new Set<string>(JSON.parse(readFileSync(PROVED_FILE, 'utf8')))
  const isAllowed = ({ file, literal }: Pattern) =>
    ALLOWED_PATTERNS.some(allowed => allowed.file === file && allowed.literal === literal)
  const problems = new Map<string, string>()
  for (const { literal } of patterns.filter(pattern => !isAllowed(pattern) && !proved.has(hashOf(pattern)))) {
    if (problems.has(literal) || proved.has(hashOf({ literal }))) continue
    const problem = await findProblem(literal)
    if (problem === null) proved.add(hashOf({ literal }))
    else problems.set(literal, problem)
  }
  const present = new Set(patterns.map(hashOf))
  const recorded = `${JSON.stringify([...proved].filter(hash => present.has(hash)).sort(), null, 2)}\n`
  if (recorded !== readFileSync(PROVED_FILE, 'utf8')) writeFileSync(PROVED_FILE, recorded)
  const unused = ALLOWED_PATTERNS.filter(
    ({ file, literal }) => !patterns.some(pattern => pattern.file === file && pattern.literal === literal),
  )
  const found = patterns.filter(pattern => !isAllowed(pattern) && problems.has(pattern.literal))
  for (const { file, line, literal } of found)
    console.error(`${file}:${line} ${literal}\n  ${problems.get(literal)}`)
  for (const { file, literal } of unused)
    console.error(`${file} no longer has ${literal}: remove it from allowed-patterns.ts`)
  console.log(`${patterns.length} patterns, ${ALLOWED_PATTERNS.length} of them allowed for a reason.`)
  return found.length + unused.length > 0 ? 1 : 0
}

/** Returns why a pattern is not proved linear, with a text that shows it; null if it is linear. */
export async function findProblem(literal: string): Promise<string | null> {
  // The only backend that needs nothing but Node.
  process.env['RECHECK_BACKEND'] = 'pure'
  const { check } = await import('recheck')
  const end = literal.lastIndexOf('/')
  const result = await check(literal.slice(1, end), literal.slice(end + 1), { timeout: PROOF_TIMEOUT_MS })
  if (result.status === 'safe') return null
  if (result.status === 'unknown') return `Not proved: ${result.error.kind}.`
  return `Takes ${result.complexity.summary} time for ${result.attack.pattern}`
}

function hashOf({ literal }: Pick<Pattern, 'literal'>): string {
  return createHash('sha256').update(literal).digest('hex').slice(0, 16)
}
