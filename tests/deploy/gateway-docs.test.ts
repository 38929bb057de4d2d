/** docs/gateway.md says of each call of supabase-js what its test finds. */
import { expect, it } from 'vitest'
import { GATEWAY_CALLS, tableOf } from '#tests/support/gateway-calls.ts'
import { read } from './read-deploy.ts'

it.each(Object.entries(GATEWAY_CALLS))('docs/gateway.md has the table of %s', (heading, calls) => {
  const [, section = ''] = read('docs/gateway.md').split(`\n## ${heading}\n`)
  expect(section.match(/(?:^\|.*\n)+/m)?.[0].trim()).toBe(tableOf(calls))
})
