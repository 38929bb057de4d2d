import type { ReadDocument } from './read-html.ts'

const FRONT_MATTER = /^---\r?\n([\s\S]{0,4000}?)\r?\n---\r?\n/
const TITLE_LINE = /^title:[ \t]*(["']?)(.{1,300}?)\1[ \t]*$/m
const HEADING = /^#[ \t]+([^\n]+?)[ \t]*#*[ \t]*(?:\n|$)/

/** The title (of the front matter, else the first heading where the text begins with it) and the text below. */
export function readMarkdown(text: string): ReadDocument {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [front = '', fields = ''] = FRONT_MATTER.exec(source) ?? []
  const rest = source.slice(front.length).trim()
  const named = TITLE_LINE.exec(fields)?.[2]?.trim() ?? ''
  const [line = '', heading = ''] = HEADING.exec(rest) ?? []
  const isTitle = heading !== '' && (named === '' || named === heading.trim())
  return {
    title: named || heading.trim(),
    body: isTitle ? rest.slice(line.length).trim() : rest,
  }
}
