/** How often visitors picked an article, of the times that a question was asked. */
export function pickedText(picked: number, asked: number): string {
  if (picked === 0) return 'Not picked'
  if (asked === 1) return 'Picked'
  return `Picked ${picked === 1 ? 'once' : `${picked} times`} of ${asked}`
}
