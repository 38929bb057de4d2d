import { describe, expect, it } from 'vitest'
import { brandSettings } from '#contract/settings/brand.ts'
import { guideOf, PLATFORMS, type Platform } from './platforms.ts'
import { snippetOf } from './snippets.ts'

const site = {
  origin: 'https://help.test',
  tenantOrigin: 'https://acme.help.test',
  tenant: 'acme',
  companyName: 'Acme',
  brand: brandSettings.parse({ accent: '#3346c2', launcher_label: { en: 'Ask "us" & more' } }),
}
const chat = snippetOf('chat', site)

describe('[ADMIN-04] the way of the tag into a site', () => {
  it.each(Object.keys(PLATFORMS) as Platform[])('names the company and its brand for %s', platform => {
    const { steps, code } = guideOf(platform, chat)
    expect(steps.length).toBeGreaterThan(0)
    expect(code).toContain('acme')
    expect(decodeURIComponent(code)).toContain('--_brand-accent:#3346c2')
  })

  it('is one address with all settings in Google Tag Manager', () => {
    const [, src] = /src="([^"]+)"/.exec(guideOf('gtm', chat).code)!
    expect(Object.fromEntries(new URL(src!).searchParams)).toEqual({
      tenant: 'acme',
      features: 'chat',
      label: 'Ask "us" & more',
      brand: '--_brand-accent:#3346c2;--_on-brand:#ffffff;--_brand-radius:12px',
    })
  })

  it('is a component in React, and renders the element where there is one', () => {
    expect(guideOf('react', chat).code).toContain('label: "Ask \\"us\\" & more",')
    expect(guideOf('react', chat).code).toContain('return null')
    expect(guideOf('react', snippetOf('ticket', site)).code).toContain(
      '<support-ticket tenant="acme"></support-ticket>',
    )
  })

  it('names every source of a strict policy', () => {
    expect(guideOf('csp', chat).code).toContain('nonce="YOUR-NONCE"')
    expect(guideOf('csp', chat).code).toContain(
      "script-src 'nonce-YOUR-NONCE'; connect-src https://help.test wss://help.test; img-src https://help.test https://files.help.test; frame-src https://help.test",
    )
  })
})
