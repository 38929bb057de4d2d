import { describe, expect, it } from 'vitest'
import { parseReportParams, reportQuery, withParams } from './report-params.ts'

const TEAM = '00000000-0000-4000-8000-000000000001'
const query = (address: string) => reportQuery(parseReportParams(new URLSearchParams(address)), '2026-11-26')
const FOUR_WEEKS = { from: '2026-10-30', to: '2026-11-26', compare: 'before' }

describe('[ADMIN-02] the address of a report', () => {
  it.each([
    ['', FOUR_WEEKS],
    ['range=7d&compare=none', { from: '2026-11-20', to: '2026-11-26', compare: 'none' }],
    ['from=2026-01-01&to=2026-01-31', { from: '2026-01-01', to: '2026-01-31', compare: 'before' }],
    [
      `channel=voice&team_id=${TEAM}&label=billing&locale=he&handled_by=ai`,
      { ...FOUR_WEEKS, channel: 'voice', team_id: TEAM, label: 'billing', locale: 'he', handled_by: 'ai' },
    ],
  ])('%j is the query of the routes', (address, expected) => {
    expect(query(address)).toEqual(expected)
  })

  it.each([
    'range=century',
    'from=2026-02-01&to=2026-01-01',
    'from=yesterday&to=today',
    'from=2026-01-01',
    'from=2026-13-01&to=2026-13-02',
    'from=2026-02-01&to=2026-02-30',
    'from=2024-01-01&to=2026-01-01',
    `team_id=${'-'.repeat(36)}`,
    'channel=fax&team_id=1&locale=xx&label=&handled_by=nobody',
  ])('%j says nothing that the server would refuse', address => {
    expect(query(address)).toEqual(FOUR_WEEKS)
  })

  it('loses what is set to nothing, and keeps the rest', () => {
    const before = new URLSearchParams('range=7d&channel=chat')
    expect(String(withParams(before, { channel: '', label: 'a b' }))).toBe('range=7d&label=a+b')
    expect(String(before)).toBe('range=7d&channel=chat')
  })
})
