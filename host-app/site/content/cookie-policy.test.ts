import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEMO_CLOCK_KEY } from '#contract/constants/demo.ts'
import { STORAGE_KEYS, TENANT_COOKIE } from '#contract/constants/identity.ts'
import { SITE_STORAGE_KEYS } from '#contract/constants/site.ts'

const POLICY = readFileSync('host-app/site/content/pages/legal/cookie-policy.md', 'utf8')

/** The keys that modules which use the browser's storage define for themselves. */
const ownKeys = ['host-app', 'sdk', 'widget-loader'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .filter(code => /localStorage|sessionStorage|TolerantStorage/.test(code))
    .flatMap(code => [...code.matchAll(/const (?:\w+_)?(?:KEY|SENT|KEPT) = '([^']+)'/g)])
    .map(match => match[1]!),
)

it('the cookie policy names each cookie and each key of the browser’s storage', () => {
  const keys = [
    TENANT_COOKIE,
    DEMO_CLOCK_KEY,
    ...Object.values(STORAGE_KEYS),
    ...Object.values(SITE_STORAGE_KEYS),
    ...ownKeys,
  ]
  expect(ownKeys.length).toBeGreaterThan(5)
  expect([...new Set(keys)].filter(key => !POLICY.includes(`\`${key}`))).toEqual([])
})
