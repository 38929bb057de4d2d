/** The id of a heading, to be linked to: its words in lower case, joined by hyphens. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Gives each heading of a text an id to be linked to, from its words; a duplicate gets a number.
 * They are the same wherever the text is shown, apart from the `prefix`, which keeps several texts of a page apart.
 */
export function createAnchors(prefix = ''): (heading: string) => string {
  // The page's own.
  const used = new Set(['root'])
  return heading => {
    const anchor = prefix + (anchorOf(heading) || 'section')
    let id = anchor
    for (let number = 2; used.has(id); number++) id = `${anchor}-${number}`
    used.add(id)
    return id
  }
}
