/** Responses of auth/v1: users and sessions in GoTrue's shape. */
import { ACCESS_TOKEN_LIFETIME_S } from '#contract/constants/server.ts'
import type { Clock } from '#core/clock.ts'
import { ownIssuer } from '../../tokens/judge-token.ts'
import type { Tokens } from '../../tokens/tokens.ts'
import type { Identity } from './identity-store.ts'
import type { OpenSession } from './session-store.ts'

/** Returns the response that signs a client in. */
export type SessionReply = (user: Identity, session: OpenSession) => Promise<object>

/** Returns the user as the client sees it. */
export function userReply(user: Identity): object {
  const confirmedAt = user.confirmedAt?.toISOString()
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    phone: '',
    last_sign_in_at: user.lastSignInAt?.toISOString(),
    app_metadata: appMetadataOf(user),
    user_metadata: user.userMetadata,
    identities: [],
    factors: user.factors,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  }
}

/** Everybody signs in by email. */
function appMetadataOf({ appMetadata }: Identity): object {
  return { provider: 'email', providers: ['email'], ...appMetadata }
}

/** Returns the function that builds sign-in responses. `publicUrl` is the issuer. */
export function createSessionReply({
  tokens,
  clock,
  publicUrl,
}: {
  tokens: Tokens
  clock: Pick<Clock, 'now'>
  publicUrl: string
}): SessionReply {
  return async (user, session) => {
    const issuedAtS = Math.floor(clock.now() / 1_000)
    const expiresAtS = issuedAtS + ACCESS_TOKEN_LIFETIME_S
    const claims = {
      iss: ownIssuer(publicUrl).iss,
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      phone: '',
      app_metadata: appMetadataOf(user),
      user_metadata: user.userMetadata,
      session_id: session.id,
      aal: session.aal,
      amr: session.amr,
      is_anonymous: false,
    }
    return {
      access_token: await tokens.sign(claims, expiresAtS),
      token_type: 'bearer',
      expires_in: ACCESS_TOKEN_LIFETIME_S,
      expires_at: expiresAtS,
      refresh_token: session.refreshToken,
      user: userReply(user),
    }
  }
}
