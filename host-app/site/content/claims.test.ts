import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { claimSentences } from './claim-sentences.ts'
import { LAWS } from './claims/laws.ts'
import { CLAIMS } from './claims.ts'
import { FIGURES } from './figures.ts'
import { loadPage } from './load-page.ts'
import type { SitePath } from './page.ts'
import { SITE_PAGES } from './site-map.ts'

/**
 * The pages of the site map. The documentation isn't among them: it is a reference, proved by the tests of what it
 * describes. Its own tests compare it with the code, such as the variables in docs/configuration.md.
 */
const sentences = new Map<SitePath, string[]>()
for (const { path } of SITE_PAGES) sentences.set(path, claimSentences(path, await loadPage(path)))

const TEST_FOLDERS = ['contract', 'core', 'host-app', 'sdk', 'server', 'tests', 'widget-loader']

const tested = new Set(
  TEST_FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(test|spec)\.tsx?$/.test(file))
      .flatMap(file => [...readFileSync(join(folder, file), 'utf8').matchAll(/\[([A-Z]+-\d+)/g)])
      .map(match => match[1]!),
  ),
)

/** Whether a proof exists: a tested requirement, a known figure or law, or a file with the quoted words. */
function isProven(proof: string): boolean {
  if (/^[A-Z]+-\d+$/.test(proof)) return tested.has(proof)
  const [source, words] = proof.split(' > ')
  if (source === 'figure') return words! in FIGURES
  if (source === 'law') return words! in LAWS
  return existsSync(source!) && !!words && readFileSync(source!, 'utf8').includes(words)
}

describe('claims on public pages', () => {
  it.each(SITE_PAGES.map(({ path }) => path))('of %s have a proof each', path => {
    expect(sentences.get(path)!.filter(sentence => !(sentence in (CLAIMS[path] ?? {})))).toEqual([])
  })

  it('are sentences that their pages still have', () => {
    for (const [path, claims] of Object.entries(CLAIMS))
      for (const sentence of Object.keys(claims ?? {}))
        expect(sentences.get(path as SitePath), path).toContain(sentence)
  })

  it('have proofs that exist', () => {
    for (const claims of Object.values(CLAIMS))
      for (const [sentence, proof] of Object.entries(claims ?? {}))
        expect(isProven(proof), `${sentence} (${proof})`).toBe(true)
  })
})
