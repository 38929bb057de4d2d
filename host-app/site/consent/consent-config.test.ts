import { describe, expect, it } from 'vitest'
import { CONSENT_CONFIG, OPTIONAL_SERVICES } from './consent-config.ts'

describe('[MKT-14] the consent configuration', () => {
  it('is that of the specification', () => {
    const { services, texts: _texts, storageName: _name, ...rest } = CONSENT_CONFIG
    expect(rest).toEqual({
      storageMethod: 'localStorage',
      cookieExpiresAfterDays: 180,
      default: false,
      mustConsent: false,
      acceptAll: true,
      hideDeclineAll: false,
      hideLearnMore: false,
      disablePoweredBy: true,
      htmlTexts: true,
      styling: { theme: ['light', 'bottom', 'left'] },
    })
    expect(services.map(({ title: _title, description: _description, ...facts }) => facts)).toEqual([
      { name: 'essential', purposes: ['essential'], required: true, default: true, cookies: [] },
      {
        name: 'analytics',
        purposes: ['analytics'],
        required: false,
        default: false,
        cookies: ['_ga', '_gid', '_gat'],
      },
      { name: 'marketing', purposes: ['marketing'], required: false, default: false, cookies: [] },
    ])
  })

  it('leaves two services to choose', () => {
    expect(OPTIONAL_SERVICES.map(({ name }) => name)).toEqual(['analytics', 'marketing'])
  })

  it('[MKT-13] has the words of the notice', () => {
    const { notice, decline, learnMore, acceptAll } = CONSENT_CONFIG.texts
    expect([notice.title, decline, learnMore, acceptAll]).toEqual([
      "Let's talk cookies!",
      'Reject non-essential',
      'Manage cookies',
      'Allow all',
    ])
    expect(notice.description).toContain('href="/legal/privacy"')
  })
})
