/** A tag of a docstring, such as `@attr {string} email the visitor's address`. */
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

/** An attribute as its tag says: `{type} [name=default] description`. */
export type AttributeTag = {
  readonly name: string
  readonly type: string
  readonly default?: string
  readonly description: string
}

/** Parses the text of `@attr`. @throws Error if it has no type or name. */
export function readAttribute(text: string): AttributeTag {
  const [, type, name, value, description] =
    /^\{([^}]+)\}\s+\[?([\w-]+)(?:=([^\]]*)\])?\s*(.*)$/.exec(text) ?? []
  if (!type || !name) throw new Error(`cannot read @attr ${text}`)
  return { name, type, ...(value !== undefined && { default: value }), description: description ?? '' }
}

/** A name with its description: `name - description` or `[name=default] - description`. */
export type NamedTag = { readonly name: string; readonly default?: string; readonly description: string }

/** Parses the text of `@fires`, `@csspart` and `@cssprop`. @throws Error if it has no description. */
export function readNamed(text: string): NamedTag {
  const [, name, value, description] = /^\[?([\w:-]+?)(?:=([^\]]*)\])? - (.+)$/.exec(text) ?? []
  if (!name || !description) throw new Error(`cannot read ${text}`)
  return { name, ...(value !== undefined && { default: value }), description }
}
