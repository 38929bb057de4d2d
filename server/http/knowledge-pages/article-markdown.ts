import type { Article } from '#contract/entities/knowledge.ts'

/** Suffix of an article's address for its Markdown. */
export const MARKDOWN_ENDING = '.md'

/** Returns an article as Markdown, for readers that take no HTML. */
export function articleText({ title, excerpt, body, updated_at }: Article, url: string): string {
  const summary = excerpt === '' ? [] : [`> ${oneLine(excerpt)}`]
  return `${[`# ${oneLine(title)}`, ...summary, body.trim(), `---\n\nSource: ${url}\nUpdated: ${updated_at}`].join('\n\n')}\n`
}

/** Returns text for a Markdown heading or link, on one line and with brackets escaped. */
export function oneLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\\[\]]/g, '\\$&')
    .trim()
}
