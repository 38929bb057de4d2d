import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { pagePolicy, securityHeaders } from './security-headers.ts'

const page = {
  ancestors: "'none'",
  projectOrigins: ['https://x.supabase.test'],
  callOrigins: [],
  filesOrigin: 'https://files.lapwing.test',
  isSecure: true,
}

describe('securityHeaders', () => {
  it.each([
    ['https', true, 'max-age=31536000'],
    ['http', false, null],
  ])(
    'keeps browsers on https only where the server is reached so: %s',
    async (_scheme, isSecure, expected) => {
      const app = new Hono()
        .use(securityHeaders({ isSecure: () => isSecure, isDemo: false }))
        .get('/', c => c.text(''))
      expect((await app.request('/')).headers.get('strict-transport-security')).toBe(expected)
    },
  )

  it('[VOICE-01] lets our own pages use the microphone, and nobody use the camera', async () => {
    const app = new Hono()
      .use(securityHeaders({ isSecure: () => false, isDemo: false }))
      .get('/widget/voice', c => c.html(''))
    const policy = (await app.request('/widget/voice')).headers.get('permissions-policy')?.split(', ')
    expect(policy).toEqual(expect.arrayContaining(['microphone=(self)', 'camera=()']))
  })

  it('leaves a policy that an answer brought', async () => {
    const headers = { 'content-security-policy': 'sandbox', 'cross-origin-resource-policy': 'cross-origin' }
    const app = new Hono()
      .use(securityHeaders({ isSecure: () => false, isDemo: false }))
      .get('/', c => c.body('', 200, headers))
    const answered = (await app.request('/')).headers
    for (const [name, value] of Object.entries(headers)) expect(answered.get(name)).toBe(value)
  })
})

describe('pagePolicy', () => {
  it('lets a page reach the project that it belongs to, and goes up to https with the server', () => {
    const policy = pagePolicy(page).split('; ')
    expect(policy).toContain("connect-src 'self' https://x.supabase.test")
    expect(policy).toContain("img-src data: 'self' https://x.supabase.test https://files.lapwing.test")
    expect(policy).toContain('upgrade-insecure-requests')
    expect(pagePolicy({ ...page, isSecure: false })).not.toContain('upgrade-insecure-requests')
  })
})
