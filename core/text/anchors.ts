/** Returns the anchor id of a heading: its words in lower case, joined by hyphens. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Returns a function that gives each heading of a text a unique anchor id. A duplicate gets a number. The ids are
 * the same wherever the text is shown, except for `prefix`, which separates several texts on a page.
 */
export function createAnchors(prefix = ''): (heading: string) => string {
  /** The last number of each id, so that a text of equal headings takes no quadratic time. The page itself uses `root`. */
  const used = new Map([['root', 1]])
  return heading => {
    const anchor = prefix + (anchorOf(heading) || 'section')
    let id = anchor
    let number = used.get(anchor) ?? 0
    while (used.has(id)) {
      number += 1
      id = `${anchor}-${number}`
    }
    used.set(anchor, Math.max(number, 1)).set(id, used.get(id) ?? 1)
    return id
  }
}
