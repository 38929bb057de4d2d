import { describe, expect, it } from 'vitest'
import { accountRoutes } from '#contract/routes/account.ts'
import { fakeStorage } from '#host-app/shared/browser/fake-storage.ts'
import { exitLeadOf } from './exit-form.tsx'

const EMAIL = 'ada@example.com'

describe('[MKT-12] the lead of the exit popup', () => {
  it('says from which page it comes', () => {
    const visit = { path: '/pricing', referrer: 'https://example.com/', storage: fakeStorage() }
    expect(exitLeadOf(EMAIL, visit)).toEqual({
      email: EMAIL,
      pagePath: '/pricing',
      referrer: 'https://example.com/',
    })
  })

  it('carries the id of the visit where there is one', () => {
    const storage = fakeStorage({ visit_session_id: 'visit-7' })
    expect(exitLeadOf(EMAIL, { path: '/', referrer: '', storage }).sessionId).toBe('visit-7')
  })

  it('is what the server takes, however long the addresses are', () => {
    const long = 'x'.repeat(5_000)
    const lead = exitLeadOf(EMAIL, { path: `/${long}`, referrer: long, storage: fakeStorage() })
    expect(accountRoutes.createExitIntentLead.body.parse(lead)).toEqual(lead)
  })
})
