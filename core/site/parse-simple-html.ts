/** A piece of a text with simple HTML. */
export type SimpleNode =
  | string
  | { readonly tag: 'strong' | 'em'; readonly children: readonly SimpleNode[] }
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly SimpleNode[] }

/** Matches an emphasis, or a link to a page of this site or to an https URL. */
const ELEMENT = /<(strong|em)>(.*?)<\/\1>|<a href="(\/(?!\/)[^"\s\\]*|\/|https:\/\/[^"\s\\]*)">(.*?)<\/a>/s

/** Parses a text with `strong`, `em` and `a href`. All other tags and URLs stay plain text. */
export function parseSimpleHtml(text: string): readonly SimpleNode[] {
  const match = ELEMENT.exec(text)
  if (!match) return text === '' ? [] : [text]
  const [whole, tag, emphasised = '', href = '', label = ''] = match
  const before = text.slice(0, match.index)
  const node: SimpleNode =
    tag === 'strong' || tag === 'em'
      ? { tag, children: parseSimpleHtml(emphasised) }
      : { tag: 'a', href, children: parseSimpleHtml(label) }
  const after = parseSimpleHtml(text.slice(match.index + whole.length))
  return [...(before === '' ? [] : [before]), node, ...after]
}
