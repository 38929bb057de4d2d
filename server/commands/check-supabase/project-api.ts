/** The doors of a Supabase project, as the checks use them. Nothing here changes the project. */
const TIMEOUT_MS = 10_000

/** A response: the status (0 without one), the parsed body (undefined if it is no JSON) and the `Location` header. */
export type ProjectResponse = {
  readonly status: number
  readonly body: unknown
  readonly location: string | null
}

/** Sends GET requests to a project. A response that never comes has status 0. */
export type ProjectApi = {
  /** @param token replaces the anon key in the Authorization header. */
  readonly get: (path: string, token?: string) => Promise<ProjectResponse>
  /**
   * Returns where the auth service would send somebody who asked for `target`: to the target if the project allows it,
   * else to the site URL; null if it answers otherwise. A verification link with an unknown token shows it, since its
   * error goes there, too.
   */
  readonly redirectOf: (target: string) => Promise<URL | null>
}

/** Returns the doors of the project at `projectUrl`. */
export function createProjectApi(projectUrl: string, anonKey: string): ProjectApi {
  // New publishable keys are no tokens: a project refuses them in the Authorization header.
  const isToken = anonKey.split('.').length === 3

  async function get(path: string, token = isToken ? anonKey : undefined): Promise<ProjectResponse> {
    const response = await fetch(projectUrl + path, {
      redirect: 'manual',
      headers: { apikey: anonKey, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    if (!response) return { status: 0, body: undefined, location: null }
    const body: unknown = await response.json().catch(() => undefined)
    return { status: response.status, body, location: response.headers.get('location') }
  }

  return {
    get,
    async redirectOf(target) {
      const query = new URLSearchParams({ type: 'signup', token: crypto.randomUUID(), redirect_to: target })
      const { location } = await get(`/auth/v1/verify?${query}`)
      return location !== null && URL.canParse(location) ? new URL(location) : null
    },
  }
}
