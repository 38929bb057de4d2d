/** Labels of a conversation. They are compared without regard to case and stored as first written. */

const key = (label: string) => label.toLowerCase()

/** Whether the list has the label, in any case. */
export function hasLabel(labels: readonly string[], label: string): boolean {
  return labels.some(each => key(each) === key(label))
}

/** Returns the list with the label added, unless it has it. */
export function withLabel(labels: readonly string[], label: string): readonly string[] {
  return hasLabel(labels, label) ? labels : [...labels, label]
}

/** Returns the list without the label, in any case. */
export function withoutLabel(labels: readonly string[], label: string): readonly string[] {
  return labels.filter(each => key(each) !== key(label))
}
