/**
 * Returns the sources that a page's content security policy must allow, by directive; the same as in docs/embed.md.
 * @param origin the product's origin
 */
export function policySources(origin: string): Readonly<Record<string, string>> {
  const { host, protocol } = new URL(origin)
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  return {
    'script-src': origin,
    'connect-src': `${origin} ${socket}`,
    'img-src': `${origin} ${protocol}//files.${host}`,
    'frame-src': origin,
  }
}
