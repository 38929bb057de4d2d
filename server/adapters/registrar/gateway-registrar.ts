import { EmailTakenError, type IdentityStore } from '#server/gateway/auth/identity-store.ts'
import type { Registrar, Registration } from '#server/ports/registrar.ts'

/** Returns a registrar that creates accounts in the gateway's own store. It sends no email. */
export function createGatewayRegistrar({ identities }: { readonly identities: IdentityStore }): Registrar {
  async function create(
    { email, password, userMetadata }: Registration,
    confirmed: boolean,
  ): Promise<string | 'taken'> {
    try {
      return await identities.createUser({ email, password, confirmed, userMetadata })
    } catch (error) {
      if (error instanceof EmailTakenError) return 'taken'
      throw error
    }
  }

  return {
    async register(registration) {
      const userId = await create(registration, false)
      if (userId === 'taken') return 'taken'
      return { userId, tokenHash: await identities.issueLink(userId, 'confirmation') }
    },
    async registerProved(registration) {
      const userId = await create(registration, true)
      return userId === 'taken' ? 'taken' : { userId, isConfirmed: true }
    },
  }
}
