/** Whether a page is shown inside another one, without anything around it (spec section 2.3): `embed` is 1 or true. */
export function isEmbedded(search: string): boolean {
  const value = new URLSearchParams(search).get('embed')
  return value === '1' || value === 'true'
}
