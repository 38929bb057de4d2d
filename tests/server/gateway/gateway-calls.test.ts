/** Every call of docs/gateway.md, made with the real client: none hangs, and none answers 200 with something else. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { type CallScene, GATEWAY_CALLS, type GatewayCall } from '#tests/support/gateway-calls.ts'
import { CONVERSATION, type GatewayHarness, startGateway } from '#tests/support/gateway-harness.ts'

type Refusal = { readonly reason?: string; readonly status?: number; readonly code?: string }

describeEachDatabase('gateway calls', given => {
  let gateway: GatewayHarness
  let scene: CallScene
  let number = 0
  /** The last response that was an error: its status and code. */
  let refused: string | null = null
  const originalFetch = globalThis.fetch
  const newKey = () => `${CONVERSATION.acme}/${1_700_000_000_000 + ++number}-k3j2h1g0-a.txt`

  beforeAll(async () => {
    gateway = await startGateway(given.database)
    await gateway.addMessage(CONVERSATION.acme, 'one')
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await originalFetch(...request)
      if (!response.ok) {
        const body = await response
          .clone()
          .json()
          .catch(() => ({}))
        const code =
          body.error_code ?? (typeof body.code === 'string' ? body.code : body.statusCode && body.error)
        refused = [body.statusCode ?? response.status, code].filter(Boolean).join(' ')
      }
      return response
    })
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })
  beforeEach(async () => {
    const fileKey = newKey()
    scene = { client: await gateway.signedIn(), conversationId: CONVERSATION.acme, fileKey, newKey }
    await scene.client.storage.from('conversation-uploads').upload(fileKey, 'text')
    refused = null
  })

  async function resultOf({ run }: GatewayCall): Promise<string> {
    const settled = await Promise.resolve(run(scene)).catch((error: unknown) => ({ error }))
    const error = (settled as { error: Refusal | null }).error
    if (!error) return refused === null ? 'works' : `works, although ${refused} was answered`
    return error.reason ?? refused ?? `${error.status} ${error.code}`
  }

  describe.each(Object.entries(GATEWAY_CALLS))('%s', (_, calls) => {
    it.each(calls)('$call: $result', async call => {
      expect(await resultOf(call)).toBe(call.result)
    })
  })

  it('the user has the time of the sign-in, and the provider', async () => {
    const { data } = await scene.client.auth.getUser()
    expect(data.user).toMatchObject({
      last_sign_in_at: new Date(gateway.clock.now()).toISOString(),
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    const { data: signIn } = await scene.client.auth.refreshSession()
    expect(signIn.user).toMatchObject(data.user!)
  })
})
