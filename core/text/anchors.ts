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
  // The page itself uses this id.
  const used = new Set(['root'])
  return heading => {
    const anchor = prefix + (anchorOf(heading) || 'section')
    let id = anchor
    for (let number = 2; used.has(id); number++) id = `${anchor}-${number}`
    used.add(id)
    return id
  }
}
