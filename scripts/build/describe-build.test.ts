import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { describeBuild } from './describe-build.mjs'

const head = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })

it.skipIf(head.status !== 0)('a build is named after the commit of its sources', () => {
  const { commit, committed_at } = describeBuild({})
  expect(commit?.replace(/-dirty$/, '')).toBe(head.stdout.trim())
  expect(Date.parse(committed_at!)).toBeLessThanOrEqual(Date.now())
})

it('a build without git is named after what it was told', () => {
  const told = { SOURCE_COMMIT: 'a'.repeat(40), SOURCE_DATE: '2026-11-30T09:00:00+01:00' }
  expect(describeBuild(told)).toEqual({ commit: 'a'.repeat(40), committed_at: '2026-11-30T09:00:00+01:00' })
})
