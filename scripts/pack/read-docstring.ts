/** A tag of a docstring, such as `@csspart panel - the card`. */
export type DocTag = { readonly tag: string; readonly text: string }

/** A docstring: its description, and its tags in order. */
export type Docstring = { readonly description: string; readonly tags: readonly DocTag[] }

/** Parses the text of a block comment. Lines of a tag are joined, except those of `@example`. */
export function readDocstring(comment: string): Docstring {
  const lines = comment
    .replace(/^\*/, '')
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, ''))
  const parts: { tag: string; lines: string[] }[] = [{ tag: '', lines: [] }]
  for (const line of lines) {
    const [, tag, text = ''] = /^@(\w+)\s?(.*)$/.exec(line) ?? []
    if (tag) parts.push({ tag, lines: [text] })
    else parts.at(-1)!.lines.push(line)
  }
  const [head, ...tags] = parts.map(({ tag, lines }) => ({
    tag,
    text:
      tag === 'example'
        ? lines.join('\n').trim()
        : lines
            .map(line => line.trim())
            .join(' ')
            .trim(),
  }))
  return { description: head!.text, tags }
}

/** A name with its description: `name - description` or `[name=default] - description`. */
export type NamedTag = { readonly name: string; readonly default?: string; readonly description: string }

/** Parses the text of `@fires`, `@csspart` and `@cssprop`. @throws Error if it has no description. */
export function readNamed(text: string): NamedTag {
  const [, name, value, description] = /^\[?([\w:-]+?)(?:=([^\]]*)\])? - (.+)$/.exec(text) ?? []
  if (!name || !description) throw new Error(`cannot read ${text}`)
  return { name, ...(value !== undefined && { default: value }), description }
}
