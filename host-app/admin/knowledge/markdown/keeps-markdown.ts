import { readMarkdown } from './read-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

/** Whether the rich editor gives back of a Markdown text all that readers see of it. */
export function keepsMarkdown(text: string): boolean {
  const { document, missed } = readMarkdown(text)
  if (missed.length > 0) return false
  const again = readMarkdown(writeMarkdown(document))
  return again.missed.length === 0 && JSON.stringify(again.document) === JSON.stringify(document)
}
