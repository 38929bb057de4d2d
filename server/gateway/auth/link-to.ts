/**
 * A link into a tenant's pages with `params` in its query: to where the client wants it, if that is on the same origin,
 * else to `path`. No link leads to a host that somebody else has named.
 */
export function linkTo(link: {
  readonly origin: string
  readonly path: string
  readonly redirectTo: string | undefined
  readonly params: Readonly<Record<string, string>>
}): string {
  const wanted = URL.canParse(link.redirectTo ?? '') ? new URL(link.redirectTo!) : undefined
  const url = wanted?.origin === link.origin ? wanted : new URL(link.path, link.origin)
  url.username = ''
  url.password = ''
  url.hash = ''
  for (const [name, value] of Object.entries(link.params)) url.searchParams.set(name, value)
  return url.href
}
