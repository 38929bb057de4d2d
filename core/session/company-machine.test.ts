import { describe, expect, it } from 'vitest'
import { companyMessage } from './company-messages.ts'
import { ACME, MEMBER, record, resolveCompany, START_MS, USER_ID } from './test-kit.ts'

const LOAD = { type: 'load' }
const loaded = { type: 'loaded', member: MEMBER, company: ACME, isDevelopmentAccount: false } as const
const NOOR = { id: '30000000-0000-4000-8000-000000000003', name: 'Noor', subdomain: 'noor' }

describe('[TENANT-05] the company', () => {
  it('is that of the profile, and what was kept for emergencies goes', () => {
    const { phase, takeEffects, dispatch } = resolveCompany()
    expect([phase().kind, takeEffects()]).toEqual(['loading', [LOAD]])
    dispatch(loaded)
    expect(phase()).toMatchObject({ kind: 'ready', source: 'server', company: ACME, member: MEMBER })
    expect(takeEffects()).toEqual([{ type: 'forget' }])
  })

  it('is the impersonated one before all others', () => {
    const { phase, dispatch } = resolveCompany({ impersonated: NOOR, record: record(), subdomain: 'noor' })
    expect(phase().kind).toBe('loading')
    dispatch(loaded)
    expect(phase()).toMatchObject({ kind: 'ready', company: NOOR, member: MEMBER })
  })

  it.each([
    ['under one hour old', {}, 'ready'],
    ['one millisecond short of an hour old', { timestamp: START_MS - 3_599_999 }, 'ready'],
    ['one hour old', { timestamp: START_MS - 3_600_000 }, 'loading'],
    ['from the future', { timestamp: START_MS + 1 }, 'loading'],
    ['of another person', { userId: 'somebody' }, 'loading'],
    ['with an id of 35 characters', { companyId: ACME.id.slice(1) }, 'loading'],
    ['with an id of 37 characters', { companyId: `${ACME.id}0` }, 'loading'],
  ] as const)('goes by an emergency record or not: %s', (_what, change, kind) => {
    const { phase, takeEffects } = resolveCompany({ record: record(change), subdomain: 'acme' })
    expect(phase().kind).toBe(kind)
    expect(takeEffects()).toEqual([LOAD])
  })

  it('of a record gives way to the server’s', () => {
    const { phase, dispatch, takeEffects } = resolveCompany({ record: record(), subdomain: 'acme' })
    expect(phase()).toMatchObject({
      source: 'record',
      company: ACME,
      member: { role: 'admin', permissions: [] },
    })
    takeEffects()
    dispatch(loaded)
    expect(phase()).toMatchObject({ kind: 'ready', source: 'server', member: { role: 'agent' } })
    expect(takeEffects()).toEqual([{ type: 'forget' }])
  })

  it('of a record stays while the server does not answer', () => {
    const { phase, giveUp, advance, takeEffects } = resolveCompany({ record: record(), subdomain: 'acme' })
    giveUp('network')
    advance(3_600_000)
    expect(phase()).toMatchObject({ kind: 'ready', source: 'record' })
    expect(takeEffects()).toHaveLength(6)
  })

  it('of another host is not shown here', () => {
    const { phase, dispatch } = resolveCompany({ subdomain: 'noor' })
    dispatch(loaded)
    expect(phase()).toEqual({ kind: 'ended', reason: 'other-tenant', subdomain: 'acme' })
  })
})

describe('[TENANT-06] the profile', () => {
  it('is tried six times, half a second later each time', () => {
    const { phase, takeEffects, advance, fail } = resolveCompany()
    for (const waitMs of [500, 1_000, 1_500, 2_000, 2_500]) {
      expect(takeEffects()).toEqual([LOAD])
      fail('NOT_FOUND')
      advance(waitMs - 1)
      expect(takeEffects()).toEqual([])
      advance(1)
    }
    expect(takeEffects()).toEqual([LOAD])
    fail('NOT_FOUND')
    expect(phase().kind).toBe('setup')
  })

  it('is asked for again while it is not active, and is then said to be so', () => {
    const { phase, takeEffects, advance, dispatch, giveUp } = resolveCompany()
    dispatch({ ...loaded, member: { ...MEMBER, is_active: false } })
    takeEffects()
    advance(500)
    expect([phase().kind, takeEffects()]).toEqual(['loading', [LOAD]])
    giveUp('inactive')
    expect(phase()).toEqual({ kind: 'ended', reason: 'inactive' })
    dispatch({ type: 'retried' })
    expect([phase().kind, takeEffects().at(-1)]).toEqual(['loading', LOAD])
  })

  it.each(['acme', null])('that nothing answers for ends in a way to try again (host of %s)', subdomain => {
    const { phase, giveUp, takeEffects } = resolveCompany({ subdomain })
    giveUp('network')
    expect(phase()).toEqual({ kind: 'ended', reason: 'unreachable' })
    expect(takeEffects().every(({ type }) => type === 'load')).toBe(true)
  })
})

describe('[TENANT-08] a development-host account', () => {
  it('is shown the company with subdomain app at any host', () => {
    const { phase, dispatch } = resolveCompany({ subdomain: 'acme' })
    const company = { ...ACME, subdomain: 'app' }
    dispatch({ ...loaded, company, isDevelopmentAccount: true })
    expect(phase()).toMatchObject({ kind: 'ready', company })
  })
})

describe('[GUARD-04] a tenant’s host without a company', () => {
  it('keeps a fallback named by the host and reloads', () => {
    const { phase, takeEffects, advance, giveUp, dispatch } = resolveCompany({
      subdomain: 'acme',
      reloads: 2,
    })
    dispatch({ type: 'tenant-known', id: ACME.id })
    giveUp()
    expect(companyMessage(phase())).toBe('Setting up tenant workspace...')
    const fallback = {
      userId: USER_ID,
      companyId: ACME.id,
      companyName: 'Acme',
      subdomain: 'acme',
      role: 'admin',
    }
    expect(takeEffects().at(-1)).toMatchObject({ type: 'save-record', record: fallback })
    advance(999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([{ type: 'save-reloads', count: 3 }, { type: 'reload' }])
    advance(60_000)
    expect(takeEffects()).toEqual([])
  })

  it.each([
    [record({ timestamp: 0 }), ACME.id],
    [record({ timestamp: 0, companyId: 'short' }), ''],
    [record({ timestamp: 0, userId: 'somebody' }), ''],
    [null, ''],
  ])('takes the id of an earlier record only when it is whole and the person’s own', (earlier, companyId) => {
    const { takeEffects, giveUp } = resolveCompany({ subdomain: 'acme', record: earlier })
    giveUp()
    expect(takeEffects().at(-1)).toMatchObject({ record: { companyId } })
  })

  it('after three reloads verifies the workspace, and then signs out', () => {
    const { phase, giveUp } = resolveCompany({ subdomain: 'acme', reloads: 3 })
    giveUp()
    expect(phase().kind).toBe('setup')
  })
})

describe('[GUARD-04] no company elsewhere', () => {
  it('tries again, then with a backed-up token, then signs out', () => {
    const { phase, takeEffects, advance, giveUp, fail, dispatch } = resolveCompany()
    giveUp()
    takeEffects()
    expect(companyMessage(phase())).toBe('Setting up your workspace...')
    advance(999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([LOAD])
    fail()
    expect(companyMessage(phase())).toBe('Final workspace verification...')
    advance(999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([{ type: 'restore-backup' }])
    dispatch({ type: 'backup-restored' })
    expect(takeEffects()).toEqual([LOAD])
    fail()
    expect(phase()).toEqual({ kind: 'ended', reason: 'no-company' })
    expect(takeEffects()).toEqual([{ type: 'forget' }, { type: 'sign-out' }])
  })

  it.each([0, 1])('is ready as soon as a try succeeds (%i failed before)', failures => {
    const { phase, advance, giveUp, fail, dispatch } = resolveCompany()
    giveUp()
    advance(1_000)
    if (failures > 0) {
      fail()
      advance(1_000)
      dispatch({ type: 'backup-restored' })
    }
    dispatch(loaded)
    expect(phase().kind).toBe('ready')
    expect(companyMessage(phase())).toBeNull()
  })
})

describe('[GUARD-04] what the server refuses for good', () => {
  const out = [{ type: 'forget' }, { type: 'sign-out' }]
  const CASES = [
    ['company_suspended', []],
    ['session_ended', out],
    ['second_factor_required', []],
  ] as const

  it.each(CASES)('%s ends it at once, without another try', (code, effects) => {
    const { phase, takeEffects, fail, advance } = resolveCompany({ subdomain: 'acme' })
    takeEffects()
    fail(code)
    expect(phase()).toEqual({ kind: 'ended', reason: code })
    advance(60_000)
    expect(takeEffects()).toEqual(effects)
  })

  it.each(CASES)('%s ends an impersonation later too, by whichever call', (code, effects) => {
    const { phase, takeEffects, dispatch, fail } = resolveCompany({ impersonated: NOOR })
    dispatch(loaded)
    takeEffects()
    dispatch({ type: 'refused', code })
    expect(phase()).toEqual({ kind: 'ended', reason: code })
    dispatch({ type: 'refused', code })
    fail()
    expect(takeEffects()).toEqual(effects)
  })

  it('a suspension ends the open pages of a company’s people', () => {
    const { phase, dispatch } = resolveCompany()
    dispatch(loaded)
    dispatch({ type: 'refused', code: 'company_suspended' })
    expect(phase()).toEqual({ kind: 'ended', reason: 'company_suspended' })
  })

  it.each([
    ['session_ended', [{ type: 'drop-session' }]],
    ['second_factor_required', []],
  ] as const)('%s leaves an open page as it is until the person has renewed it', (code, effects) => {
    const { phase, takeEffects, dispatch, fail } = resolveCompany()
    dispatch(loaded)
    takeEffects()
    dispatch({ type: 'refused', code })
    expect(phase()).toMatchObject({ kind: 'ready', member: MEMBER, blocked: code })
    dispatch({ type: 'refused', code })
    fail(code)
    expect(takeEffects()).toEqual(effects)
    dispatch({ type: 'renewed' })
    expect([phase(), takeEffects()]).toEqual([expect.not.objectContaining({ blocked: code }), [LOAD]])
    dispatch({ ...loaded, member: { ...MEMBER, full_name: 'New Name' } })
    expect(phase()).toMatchObject({ kind: 'ready', member: { full_name: 'New Name' } })
  })
})
