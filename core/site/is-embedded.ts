/** Whether a page is embedded in another page and shows only the widget (Spec 2.3): `embed` is 1 or true. */
export function isEmbedded(search: string): boolean {
  const value = new URLSearchParams(search).get('embed')
  return value === '1' || value === 'true'
}
