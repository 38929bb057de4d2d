/** A conversation's labels, which are equal without regard to case and kept as they were first written. */

const key = (label: string) => label.toLowerCase()

export function hasLabel(labels: readonly string[], label: string): boolean {
  return labels.some(each => key(each) === key(label))
}

export function withLabel(labels: readonly string[], label: string): readonly string[] {
  return hasLabel(labels, label) ? labels : [...labels, label]
}

export function withoutLabel(labels: readonly string[], label: string): readonly string[] {
  return labels.filter(each => key(each) !== key(label))
}
