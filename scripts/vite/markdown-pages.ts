import { marked } from 'marked'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { blocksOf } from './markdown-blocks.ts'

/** The header of a Markdown file, with one `name: value` per line. */
const frontMatter = z.strictObject({
  title: z.string(),
  description: z.string(),
  eyebrow: z.string(),
  heading: z.string(),
  lead: z.string(),
  date: z.iso.date(),
  related: z.string().transform(paths => paths.split(/,\s*/).filter(Boolean)),
})

/**
 * Returns a plugin that compiles the Markdown files of `host-app/site/content/pages` into `ArticlePage` objects, so that the
 * browser loads no parser and no text becomes HTML. Content that the templates can't render, such as HTML or images,
 * fails the build.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/content\/pages\/.*\.md$/.test(id)) return null
      try {
        return { code: `export const page = ${JSON.stringify(articleOf(code))}`, map: null }
      } catch (error) {
        throw new Error(`${id}: ${error instanceof Error ? error.message : error}`)
      }
    },
  }
}

/** Returns the page that a Markdown file describes. @throws Error for invalid front matter or content. */
export function articleOf(file: string) {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? []
  const lines = head.split('\n').map(line => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const
  })
  const fields = frontMatter.parse(Object.fromEntries(lines))
  const blocks = blocksOf(marked.lexer(text))
  const namesOperator = JSON.stringify(blocks).includes('"kind":"operator"')
  return { template: 'article', ...fields, blocks, ...(namesOperator && { namesOperator }) }
}
