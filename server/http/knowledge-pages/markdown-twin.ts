import type { Article } from '#contract/entities/knowledge.ts'

/** What an address of an article has behind it when its Markdown is asked for. */
export const MARKDOWN_ENDING = '.md'

/** An article as a text of its own, for readers that take no HTML. */
export function articleText({ title, excerpt, body, updated_at }: Article, url: string): string {
  const summary = excerpt === '' ? [] : [`> ${oneLine(excerpt)}`]
  return `${[`# ${oneLine(title)}`, ...summary, body.trim(), `---\n\nSource: ${url}\nUpdated: ${updated_at}`].join('\n\n')}\n`
}

/** Words of a heading, or of a link: what would end either is written as itself. */
export function oneLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\\[\]]/g, '\\$&')
    .trim()
}
