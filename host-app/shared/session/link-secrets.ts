/**
 * Key of the state that accompanies a sign-in on another page; the browser returns from there with the
 * tokens.
 */
const STATE_KEY = 'auth_link_state'

/** The parameters that `public/strip-tokens.js` removed from the address, by name. */
type Stripped = {
  readonly path: string
  readonly found: Readonly<Partial<Record<string, string>>>
}

/** The secrets of the link that opened the page; null for each that is missing. */
export type LinkSecrets = {
  readonly accessToken: string | null
  readonly refreshToken: string | null
  readonly impersonateToken: string | null
  readonly tokenHash: string | null
  readonly invite: string | null
  readonly code: string | null
  /** Proves that this browser started the sign-in that returned the tokens. */
  readonly state: string | null
}

type Page = { readonly location: { readonly pathname: string }; readonly linkSecrets?: Stripped }

/**
 * Returns the secrets from the address. They stay in memory as long as the page, and belong to the path
 * where they arrived: other pages of the app get none. Repeated calls return the same.
 */
export function takeLinkSecrets(page: Page = window): LinkSecrets {
  const { path, found } = page.linkSecrets ?? { path: null, found: {} }
  const secret = (name: string) => (path === page.location.pathname ? (found[name] ?? null) : null)
  return {
    accessToken: secret('access_token'),
    refreshToken: secret('refresh_token'),
    impersonateToken: secret('impersonate_token'),
    tokenHash: secret('token_hash'),
    invite: secret('invite'),
    code: secret('code'),
    state: secret('state'),
  }
}

/**
 * Creates and stores the state for a sign-in whose tokens return in an address. It replaces the previous
 * one.
 */
export function makeLinkState(session: Pick<Storage, 'setItem'>, newId: () => string): string {
  const state = newId()
  session.setItem(STATE_KEY, state)
  return state
}

/** Returns whether this browser created `state`. Each state is valid once. */
export function isOwnLinkState(
  state: string | null,
  session: Pick<Storage, 'getItem' | 'removeItem'>,
): boolean {
  const made = session.getItem(STATE_KEY)
  session.removeItem(STATE_KEY)
  return made !== null && made === state
}
