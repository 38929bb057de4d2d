import { BRAND } from '#contract/brand.ts'
import { EmailTakenError, type IdentityStore } from '#server/gateway/auth/identity-store.ts'
import type { Mailer } from '#server/ports/mail.ts'
import type { Registrar } from '#server/ports/registrar.ts'

/** Accounts of the gateway's own store; the confirmation link is mailed. `publicUrl` has no slash at its end. */
export function createGatewayRegistrar(means: {
  readonly identities: IdentityStore
  readonly mailer: Mailer
  readonly publicUrl: string
}): Registrar {
  const { identities, mailer, publicUrl } = means
  return {
    async register({ email, password, fullName }) {
      try {
        const userMetadata = { full_name: fullName }
        const userId = await identities.createUser({ email, password, confirmed: false, userMetadata })
        const link = `${publicUrl}/auth/confirmed?type=signup&token_hash=${await identities.issueLink(userId, 'confirmation')}`
        await mailer.send({
          to: email,
          subject: `Confirm your ${BRAND.name} account`,
          text: `Welcome to ${BRAND.name}.\n\nConfirm your address within 24 hours:\n${link}\n\nIf you did not sign up, ignore this mail.`,
        })
        return { userId }
      } catch (error) {
        if (!(error instanceof EmailTakenError)) throw error
        await mailer.send({
          to: email,
          subject: `You already have a ${BRAND.name} account`,
          text: `Somebody signed up with your address, which has an account.\n\nLog in: ${publicUrl}/login`,
        })
        return 'taken'
      }
    },
  }
}
