/** What to write to `document.cookie` so that a cookie goes, on whichever domain it was set from `hostname`. */
export function expiredCookies(name: string, hostname: string): readonly string[] {
  const labels = hostname.split('.')
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  const expired = `${name}=; path=/; max-age=0`
  return [expired, ...domains.map(domain => `${expired}; domain=${domain}`)]
}
