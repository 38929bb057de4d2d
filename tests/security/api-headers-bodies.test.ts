/** Neither a tenant header nor a field that nobody may set gives a call more access. */
import { describe, expect, it } from 'vitest'
import { seedCompanies } from '#demo/companies.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { callCell, targetsOf } from './api-calls.ts'
import { changesOf, extraFieldsFor, unwelcome } from './api-mass-assignment.ts'
import { API_POLICY, expectedAnswer } from './api-policy.ts'
import { apiStage } from './api-stage.ts'
import { CANARY } from './api-world.ts'

const ROUTES = Object.keys(API_POLICY)

describe('[GUARD-07] headers and bodies of the API', { timeout: scaleTimeout(120_000) }, () => {
  const stage = apiStage()

  const noor = seedCompanies.find(({ subdomain }) => subdomain === 'noor')!.id
  const acme = seedCompanies.find(({ subdomain }) => subdomain === 'acme')!.id
  it.each([
    ['x-tenant-subdomain', 'noor', '403 tenant_mismatch'],
    ['x-tenant-subdomain', 'acme, noor', '400 tenant_ambiguous'],
    ['x-company-id', noor, '403 tenant_mismatch'],
    ['x-company-id', `${acme}, ${noor}`, '400 tenant_ambiguous'],
    ['x-company-slug', 'noor', '403 tenant_mismatch'],
    ['x-company-slug', 'acme, noor', '400 tenant_ambiguous'],
    ['host', 'noor.localhost', '400 tenant_ambiguous'],
    ['x-impersonating', noor, null],
    ['cookie', 'tenant_subdomain=noor', null],
  ])('goes by the member’s credential with %s: %s', async (header, value, refusal) => {
    for (const route of ROUTES.filter(each => API_POLICY[each]!.who.includes('member'))) {
      const cell = { route, identity: 'admin A', target: targetsOf(route, 'admin A')[0]! } as const
      const { outcome, bytes } = await callCell(stage, cell, { headers: { [header]: value } })
      expect(outcome, route).toBe(refusal ?? expectedAnswer(route, 'admin A', cell.target))
      expect(bytes).not.toContain(CANARY)
    }
  })

  const writes = ROUTES.filter(route => !route.startsWith('GET '))
  it.each(writes)('takes from a body what %s is about, and nothing else', async route => {
    for (const identity of ['visitor A1', 'owner A', 'platform staff', 'no token'] as const) {
      const [target] = targetsOf(route, identity)
      if (!expectedAnswer(route, identity, target!).endsWith(' ok')) continue
      const call = (body: Readonly<Record<string, unknown>>) =>
        callCell(stage, { route, identity, target: target! }, { body })
      const plain = await changesOf(stage.world, () => call({}))
      const extended = await changesOf(stage.world, () => call(extraFieldsFor(route)))
      expect(extended.answer.outcome).toBe(expectedAnswer(route, identity, target!))
      expect(unwelcome(plain.rows, extended.rows, noor)).toEqual([])
    }
  })
})
