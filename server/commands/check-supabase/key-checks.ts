import { z } from 'zod'
import type { Tokens } from '#server/tokens/tokens.ts'
import { type Finding, ok, todo } from './finding.ts'
import type { ProjectApi } from './project-api.ts'

const PROBE_LIFETIME_S = 60
const KEYS_PAGE = 'Project Settings → API Keys'
const SECRET_PAGE = 'Project Settings → JWT Keys'

const claimsOfKey = z.object({ role: z.string() })
const restError = z.object({ code: z.string() })
const keySet = z.object({ keys: z.array(z.unknown()) })

/** Checks what the anon key opens, and whether `JWT_SECRET` is the project's. */
export async function checkKeys(api: ProjectApi, tokens: Tokens, anonKey: string): Promise<Finding[]> {
  return [
    await checkAnonKey(tokens, anonKey),
    await checkSecret(api, tokens),
    await checkSigningKeys(api),
  ].filter(finding => finding !== null)
}

async function checkAnonKey(tokens: Tokens, anonKey: string): Promise<Finding | null> {
  if (anonKey.startsWith('sb_publishable_')) return ok('SUPABASE_ANON_KEY is a publishable key.')
  if (anonKey.startsWith('sb_secret_'))
    return todo(
      `SUPABASE_ANON_KEY is a secret key, and browsers would receive it. Replace it in ${KEYS_PAGE}, and set the publishable key.`,
    )
  const role = claimsOfKey.safeParse(readPayload(anonKey)).data?.role
  if (role === 'service_role')
    return todo(
      `SUPABASE_ANON_KEY is the key of the service role, and browsers would receive it. Set the anon key of ${KEYS_PAGE}.`,
    )
  if (role !== 'anon') return todo(`SUPABASE_ANON_KEY is no anon key. Copy it from ${KEYS_PAGE}.`)
  const { kind } = await tokens.verify(anonKey)
  if (kind === 'valid') return ok('SUPABASE_ANON_KEY has the role anon, and JWT_SECRET signed it.')
  return kind === 'expired'
    ? todo(`SUPABASE_ANON_KEY has expired. Copy the current one from ${KEYS_PAGE}.`)
    : todo(`JWT_SECRET did not sign SUPABASE_ANON_KEY. Copy both from the same project: ${SECRET_PAGE}.`)
}

/** Asks with a token as the server signs them for visitors. The table may be missing; the token may not be refused. */
async function checkSecret(api: ProjectApi, tokens: Tokens): Promise<Finding> {
  const token = await tokens.sign({ role: 'anon' }, Math.floor(tokens.now() / 1_000) + PROBE_LIFETIME_S)
  const { status, body } = await api.get('/rest/v1/companies?select=id&limit=1', token)
  const code = restError.safeParse(body).data?.code ?? ''
  const isRefused = code.startsWith('PGRST30') || (status === 401 && code === '')
  if (status === 0 || status >= 500)
    return todo('The project’s REST API does not answer. Look at its health page.')
  return isRefused
    ? todo(`The project refuses tokens that JWT_SECRET signs. Set the legacy JWT secret of ${SECRET_PAGE}.`)
    : ok('The project accepts the tokens that the server signs for visitors.')
}

async function checkSigningKeys(api: ProjectApi): Promise<Finding> {
  const { body } = await api.get('/auth/v1/.well-known/jwks.json')
  const keys = keySet.safeParse(body).data?.keys ?? []
  return keys.length === 0
    ? ok('The project signs sessions with the JWT secret.')
    : todo(
        `The project has asymmetric signing keys, and the server verifies sessions with JWT_SECRET. Make the legacy secret the current key in ${SECRET_PAGE}, and revoke the others.`,
      )
}

/** Returns the payload of a token without verifying it; undefined if it cannot be read. */
function readPayload(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}
