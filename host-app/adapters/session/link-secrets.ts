/** Of whoever sends the browser away to sign in elsewhere; it comes back with the tokens. */
const STATE_KEY = 'auth_link_state'

/** What `public/strip-tokens.js` took out of the address, by the names of the parameters. */
type Stripped = {
  readonly path: string
  readonly found: Readonly<Partial<Record<string, string>>>
}

/** The secrets of the link by which the page was reached; null for each that it did not carry. */
export type LinkSecrets = {
  readonly accessToken: string | null
  readonly refreshToken: string | null
  readonly impersonateToken: string | null
  readonly tokenHash: string | null
  readonly invite: string | null
  readonly code: string | null
  /** Vouches for the tokens, if this browser has made it. */
  readonly state: string | null
}

type Page = { readonly location: { readonly pathname: string }; readonly linkSecrets?: Stripped }

/**
 * The secrets that came with the address. They are kept in memory as long as the page, and belong to the path to which
 * they came: another page of the app gets none. Asking again gives the same.
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

/** Makes the state that vouches for tokens which come back in an address; the one before no longer does. */
export function makeLinkState(session: Pick<Storage, 'setItem'>, newId: () => string): string {
  const state = newId()
  session.setItem(STATE_KEY, state)
  return state
}

/** Whether this browser has made `state`; it vouches once. */
export function isOwnLinkState(
  state: string | null,
  session: Pick<Storage, 'getItem' | 'removeItem'>,
): boolean {
  const made = session.getItem(STATE_KEY)
  session.removeItem(STATE_KEY)
  return made !== null && made === state
}
