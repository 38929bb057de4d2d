import { SignJWT } from 'jose'
import { ACME, ADA, CONVERSATION, type GatewayHarness } from './gateway-harness.ts'

/** Tokens that no door may accept, by what is wrong with them. */
export const FOREIGN_TOKENS: readonly (readonly [string, (gateway: GatewayHarness) => Promise<string>])[] = [
  ['a forged signature', gateway => forged(gateway)],
  ['no algorithm', async gateway => unsigned(gateway)],
  ['an end that has passed', ({ tokens, clock }) => tokens.sign(staff, Math.floor(clock.now() / 1_000) - 60)],
  ['the service role', gateway => signed(gateway, { ...staff, role: 'service_role' })],
  ['the role of the owner', gateway => signed(gateway, { ...staff, role: 'postgres' })],
  ['no role', gateway => signed(gateway, { sub: ADA })],
  ['api_actor member', gateway => signed(gateway, { ...staff, api_actor: 'member' })],
  ['api_actor visitor', gateway => signed(gateway, { ...visitor, api_actor: 'visitor' })],
  ['an empty api_actor', gateway => signed(gateway, { ...staff, api_actor: null })],
  ['a subject that is no id', gateway => signed(gateway, { ...staff, sub: 'x' })],
]

const staff = { role: 'authenticated', sub: ADA }
const visitor = { role: 'anon', company_id: ACME, conversation_id: CONVERSATION.acme }

function signed({ tokens, clock }: GatewayHarness, claims: object): Promise<string> {
  return tokens.sign({ ...claims }, Math.floor(clock.now() / 1_000) + 600)
}

function forged({ clock }: GatewayHarness): Promise<string> {
  return new SignJWT(staff)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(clock.now() / 1_000) + 600)
    .sign(new TextEncoder().encode('another secret that is long enough to be one'))
}

function unsigned({ clock }: GatewayHarness): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode({ ...staff, exp: Math.floor(clock.now() / 1_000) + 600 })}.`
}
