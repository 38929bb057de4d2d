/** Of whoever sends the browser away to sign in elsewhere; it comes back with the tokens. */
const KEY = 'auth_link_state'

/** Makes the state that vouches for tokens which come back in an address; the one before no longer does. */
export function makeLinkState(session: Pick<Storage, 'setItem'>, newId: () => string): string {
  const state = newId()
  session.setItem(KEY, state)
  return state
}

/** Whether this browser has made `state`; it vouches once. */
export function isOwnLinkState(
  state: string | null,
  session: Pick<Storage, 'getItem' | 'removeItem'>,
): boolean {
  const made = session.getItem(KEY)
  session.removeItem(KEY)
  return made !== null && made === state
}
