/*
 * The page's first script: removes a link's secrets from the address before any other request, so that no request,
 * history entry or report contains them. The navigation's own timing entry still does, so the page reloads once from its
 * clean address. `adapters/session/link-secrets.ts` passes the secrets to the page.
 */
function stripTokens() {
  const kept = 'link_secrets'
  const secret = ['access_token', 'refresh_token', 'impersonate_token', 'token_hash', 'invite', 'code']
  const url = new URL(location.href)
  const fragment = new URLSearchParams(url.hash.slice(1))
  const storage = tabStorage()
  const found = {}

  for (const name of secret) take(name)
  if (Object.keys(found).length === 0) {
    const stripped = storage?.getItem(kept)
    storage?.removeItem(kept)
    if (stripped) give(JSON.parse(stripped))
    return
  }

  // The state proves where the tokens come from, and is removed with them.
  take('state')
  // A fragment without parameters would gain an equals sign.
  if (url.hash.includes('=')) url.hash = fragment.toString()
  history.replaceState(history.state, '', url)
  const stripped = { path: location.pathname, found }
  if (storage === null) {
    give(stripped)
    return
  }
  storage.setItem(kept, JSON.stringify(stripped))
  stop()
  location.reload()

  function take(name) {
    for (const parameters of [url.searchParams, fragment]) {
      const value = parameters.get(name)
      if (value) found[name] = value
      parameters.delete(name)
    }
  }

  function give(value) {
    Object.defineProperty(window, 'linkSecrets', { value })
  }

  /** In a frame on somebody else's page it may be blocked. */
  function tabStorage() {
    try {
      return sessionStorage
    } catch {
      return null
    }
  }
}

stripTokens()
// A link to the page that is open, different in its fragment alone, loads nothing by itself.
addEventListener('hashchange', stripTokens)
