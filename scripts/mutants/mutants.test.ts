import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { folderOf, mutate, needsChromium } from './mutant.ts'
import { MUTANTS } from './mutants.ts'

const FOLDERS = [
  'contract',
  'core',
  'host-app/admin',
  'host-app/help-center',
  'host-app/shared',
  'scripts',
  'sdk',
  'server/adapters',
  'server/domain',
  'server/events',
  'server/gateway',
  'server/http',
  'server/jobs',
  'server/limits',
  'server/tokens',
  'widget-loader',
]
/** Each starts a browser, which takes longer than most tests in Node. */
const CHROMIUM_MAX = 8
const IDS = ['docs/requirements.md', 'docs/security.md'].flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:- |\| )([A-Z]+-\d+|R\d+)\b/gm)].map(([, id]) => id),
)

describe.each(MUTANTS)('the mutant $id', mutant => {
  const { id, file, tests, pattern } = mutant

  it('changes a text that its file has exactly once', () => {
    const source = readFileSync(file, 'utf8')
    expect(mutate(source, mutant)).not.toBe(source)
  })

  it('names test files, and tests in them if they take long', () => {
    expect(tests).not.toHaveLength(0)
    expect(tests.filter(each => !/\.test\.tsx?$/.test(each) || !existsSync(each))).toEqual([])
    const titles = tests.map(each => readFileSync(each, 'utf8')).join('\n')
    for (const part of pattern?.split('|') ?? []) expect(titles).toContain(part)
  })

  it('has the id of a requirement or a security rule, or a name of a few words', () => {
    if (/[A-Z]/.test(id)) expect(IDS).toContain(id)
    else expect(id).toMatch(/^[a-z]+(-[a-z]+){1,3}$/)
  })
})

it('no two mutants have the same id', () => {
  expect(new Set(MUTANTS.map(({ id }) => id)).size).toBe(MUTANTS.length)
})

it('every folder of the product has a mutant', () => {
  expect([...new Set(MUTANTS.map(folderOf))].sort()).toEqual(FOLDERS)
})

it('few mutants need a browser', () => {
  expect(MUTANTS.filter(needsChromium).length).toBeLessThanOrEqual(CHROMIUM_MAX)
})
