/** Tokens of the wrong person, time, hand or shape. */
import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { newSecret } from '#server/tokens/secrets.ts'
import { createTokens } from '#server/tokens/tokens.ts'
import { type Attempt, type Attempts, inTurn, refused, silent, staysOut } from './attempts.ts'
import { call, type Shot } from './fire.ts'
import { crossedToken, memberClaims, type Scene } from './scene.ts'

/** Lifetime of a token that expired ten minutes ago, in seconds. */
export const LONG_OVER_S = -600

/** Tries tokens of the wrong person, time, signature or shape. */
export const tryTokens: Attempts = async function* (scene) {
  yield* inTurn([...(await ofMembers(scene)), ...(await ofVisitors(scene)), ...(await elsewhere(scene))])
}

/** Returns a token by a stranger: everything but the signature is right. */
export function forgedToken({ clock }: Scene, claims: JWTPayload): Promise<string> {
  return createTokens(newSecret(), clock).sign(claims, Math.floor(clock.now() / 1_000) + 300)
}

/** A token without a signature (RFC 7519, section 6). */
function unsigned(claims: JWTPayload): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ ...claims, exp: 32_503_680_000 })}.x`
}

async function ofMembers(scene: Scene): Promise<Attempt[]> {
  const { own, other, sign } = scene
  const [mine, theirs] = [memberClaims(own), memberClaims(other)]
  const reading = (token: string | undefined) => call('getConversation', other.conversationId, { token })
  const attempt = (title: string, token: string | undefined, ...codes: string[]) =>
    refused(scene, title, reading(token), codes)
  return [
    attempt('B’s conversation without a token', undefined, 'token_missing'),
    attempt('B’s expired token', await sign(theirs, LONG_OVER_S), 'token_expired'),
    attempt('B’s token, forged', await forgedToken(scene, theirs), 'token_invalid'),
    attempt('B’s token without a signature', unsigned(theirs), 'token_invalid'),
    attempt('A’s token, cut short', own.memberToken.slice(0, -4), 'token_invalid'),
    attempt(
      'A token for the service role',
      await sign({ ...mine, aud: 'service_role', role: 'service_role' }),
      'token_invalid',
    ),
    attempt(
      'B’s token that speaks for the server',
      await sign({ ...theirs, api_actor: 'member' }),
      'token_invalid',
    ),
    attempt(
      'A’s person with B’s session',
      await sign({ ...mine, session_id: other.sessionId }),
      'session_ended',
    ),
    attempt(
      'B’s person with A’s session',
      await sign({ ...theirs, session_id: own.sessionId }),
      'session_ended',
    ),
    attempt(
      'B’s person with a session that is over',
      await sign({ ...theirs, session_id: randomUUID() }),
      'session_ended',
    ),
    attempt(
      'A’s person with B’s impersonation',
      await sign({ ...mine, impersonation_id: other.impersonationId }),
      'session_ended',
    ),
    attempt(
      'A’s token that names B’s company',
      await sign({ ...mine, company_id: other.companyId }),
      'conversation_not_found',
    ),
    attempt(
      'A’s token that names higher roles',
      await sign({ ...mine, app_metadata: { role: 'staff' }, user_metadata: { role: 'admin' } }),
      'conversation_not_found',
    ),
  ]
}

async function ofVisitors(scene: Scene): Promise<Attempt[]> {
  const { own, other } = scene
  const reaching = { ...own, conversationId: other.conversationId }
  const crossed = await crossedToken(scene, reaching)
  const swapped = await crossedToken(scene, { ...other, conversationId: own.conversationId })
  const expired = await crossedToken(scene, reaching, LONG_OVER_S)
  const reading = (token: string, id: string): Shot => call('listMessages', id, { token })
  const absent = ['conversation_not_found']
  return [
    refused(
      scene,
      'A visitor of A’s company reads B’s conversation',
      reading(crossed, other.conversationId),
      absent,
    ),
    refused(
      scene,
      'A visitor of B’s company reads A’s conversation',
      reading(swapped, own.conversationId),
      absent,
    ),
    refused(
      scene,
      'A visitor of A’s company writes into B’s conversation',
      call('postMessage', other.conversationId, { token: crossed, body: { content: 'Hello' } }),
      absent,
    ),
    refused(
      scene,
      'A visitor of A’s company erases B’s conversation',
      call('eraseConversation', other.conversationId, { token: crossed }),
      absent,
    ),
    refused(scene, 'A visitor’s expired token', reading(expired, other.conversationId), ['token_expired']),
    refused(
      scene,
      'A’s visitor asks for the list of conversations',
      call('listConversations', null, { token: own.visitorToken }),
      ['forbidden'],
    ),
  ]
}

async function elsewhere(scene: Scene): Promise<Attempt[]> {
  const { other, sign, anonKey } = scene
  const rows = (token: string): Shot => ({ path: '/rest/v1/messages?select=id,content', token })
  const theirs = memberClaims(other)
  return [
    silent(scene, 'The public key reads all messages', rows(anonKey)),
    staysOut(scene, 'B’s forged token reads all messages', rows(await forgedToken(scene, theirs))),
    staysOut(scene, 'B’s expired token reads all messages', rows(await sign(theirs, LONG_OVER_S))),
    silent(
      scene,
      'B’s session that is over reads all messages',
      rows(await sign({ ...theirs, session_id: randomUUID() })),
    ),
  ]
}
