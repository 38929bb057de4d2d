/** Every route of the router, for every identity and target, against an independent policy. */
import { describe, expect, it } from 'vitest'
import { readMails } from '#tests/support/read-mails.ts'
import { sample } from '#tests/support/sample.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { BODY_IDS, bodyIdsOfRoutes } from './api-body-ids.ts'
import { type CellAnswer, callCell, readAnswer, targetsOf } from './api-calls.ts'
import { API_IDENTITIES, type ApiIdentity, IDENTITY_NAMES, TRIED_IDENTITIES } from './api-identities.ts'
import { API_POLICY, expectedAnswer } from './api-policy.ts'
import { apiStage } from './api-stage.ts'
import { CANARY } from './api-world.ts'
import { DOORS } from './door-policy.ts'

const ROUTES = Object.keys(API_POLICY)
/** The share of the routes that `npm test` tries with each target: all would take a tenth of its time. */
const SHARE = 0.25
/** What a request may change. Each is tried in every run, because later requests rely on what it has done. */
const CHANGED = ['own', 'none']

describe('[GUARD-07] the API matrix', { timeout: scaleTimeout(120_000) }, () => {
  const stage = apiStage()

  it('knows every route of the router, and no other', () => {
    // Each API route is followed by the answer to unsupported methods.
    const own = new Set(ROUTES.map(route => `ALL ${route.split(' ')[1]}`))
    const found = new Set(
      stage.server.routes.map(({ method, path }) => `${method} ${path}`).filter(route => !own.has(route)),
    )
    const others = new Set(DOORS.map(({ route }) => route))
    expect([...found].sort()).toEqual([...ROUTES, ...others].sort())
  })

  // The bodies themselves are tried in the full tier.
  it('knows every id in a body, and no other', () => {
    expect(bodyIdsOfRoutes().sort()).toEqual(Object.keys(BODY_IDS).sort())
  })

  it('has more than 10,000 cells', () => {
    const cells = ROUTES.flatMap(route => IDENTITY_NAMES.flatMap(name => targetsOf(route, name)))
    expect(cells.length).toBeGreaterThan(10_000)
  })

  it.each(TRIED_IDENTITIES)(
    'answers %s as the policy says, and tells nothing of other tenants',
    async name => {
      const identity: ApiIdentity = API_IDENTITIES[name]
      const wrong: string[] = []
      const tried = new Set(sample(ROUTES, SHARE))
      for (const route of ROUTES) {
        const answers = new Map<string, CellAnswer>()
        for (const target of targetsOf(route, name)) {
          if (!tried.has(route) && !CHANGED.includes(target)) continue
          const answer = await callCell(stage, { route, identity: name, target })
          answers.set(target, answer)
          const expected = expectedAnswer(route, name, target)
          if (answer.outcome !== expected)
            wrong.push(`${route} at ${target}: ${answer.outcome}, not ${expected}`)
          const mayShow =
            identity.tenant === 'noor' || identity.tenant === 'app' || route === 'GET /api/mailbox'
          if (!mayShow && answer.bytes.includes(CANARY)) wrong.push(`${route} at ${target} shows the canary`)
        }
        const isSame = answers.get('other')?.bytes === answers.get('random')?.bytes
        if (answers.has('other') && !isSame && name !== 'platform staff')
          wrong.push(`${route} tells others’ from none`)
        if (answers.get('bad')?.bytes !== answers.get('random')?.bytes)
          wrong.push(`${route} tells no id from one of none`)
      }
      expect(wrong).toEqual([])
    },
    scaleTimeout(180_000),
  )

  it('shows noor’s own agent what it hides from the others', async () => {
    for (const route of ['GET /api/conversations', 'GET /api/conversations/:id/messages']) {
      const [target] = targetsOf(route, 'agent B')
      const { bytes } = await callCell(stage, { route, identity: 'agent B', target: target! })
      expect(bytes, route).toContain(CANARY)
    }
  })

  it('mails noor’s texts to noor’s people alone', async () => {
    const route = 'POST /api/conversations/:id/transcript'
    for (const identity of ['visitor A1', 'visitor B'] as const)
      await callCell(stage, { route, identity, target: 'own' })
    const mails = await waitFor(
      async () => {
        const sent = (await readMails(stage.server.dataFolder)).map(mail => JSON.stringify(mail))
        expect(sent.filter(mail => mail.includes(CANARY)).length).toBeGreaterThan(0)
        expect(sent.filter(mail => mail.includes('text-of-acme')).length).toBeGreaterThan(0)
        return sent
      },
      { interval: 15 },
    )
    expect(mails.filter(mail => mail.includes(CANARY) && mail.includes('text-of-acme'))).toEqual([])
  })

  it('takes no method that a path does not offer', async () => {
    const offered = new Set(ROUTES)
    const wrong: string[] = []
    for (const path of new Set(ROUTES.map(route => route.split(' ')[1]!)))
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'PROPFIND']) {
        // HEAD is answered like GET, without a body. Other methods read `create` and the like as a
        // conversation's id.
        const asked = method === 'HEAD' ? 'GET' : method
        const ofOne = path.replace(/(?<=^\/api\/conversations\/)(create|find|actions|undo)$/, ':id')
        if (offered.has(`${asked} ${path}`) || offered.has(`${asked} ${ofOne}`)) continue
        const response = await stage.server.request(path.replace(':id', crypto.randomUUID()), { method })
        if (response.status !== 405) wrong.push(`${method} ${path}: ${response.status}`)
      }
    expect(wrong).toEqual([])
    expect((await readAnswer(await stage.server.request('/api/nothing'))).outcome).toBe('404 route_not_found')
    expect((await stage.server.request('/api/company', { method: 'OPTIONS' })).status).toBe(204)
  })
})
