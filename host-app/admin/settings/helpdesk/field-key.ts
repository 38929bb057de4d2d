/**
 * Returns a ticket field's key: its label in lowercase letters, digits and underscores, with a number if another field
 * has that key.
 */
export function keyOf(label: string, others: readonly string[]): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_$/g, '')
    .slice(0, 30)
  const base = words || 'field'
  let key = base
  for (let number = 2; others.includes(key); number++) key = `${base}_${number}`
  return key
}
