import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LOCALES } from '#contract/constants/locales.ts'

const KINDS = ['answer', 'followup', 'none', 'human', 'smalltalk', 'injection'] as const

/**
 * A visitor's question, and how to rate its answer. `gold` are the slugs of articles that answer it. The
 * answer must contain one of `must` and none of `mustNot`; `re:` starts a regular expression. `accept` names
 * another reply that is right, such as `offer`.
 */
const item = z
  .object({
    id: z.string(),
    tenant: z.string(),
    locale: z.enum(LOCALES).default('en'),
    lang: z.string().default('en'),
    q: z.string().optional(),
    turns: z.array(z.object({ role: z.string(), content: z.string() })).optional(),
    kind: z.enum(KINDS),
    gold: z.array(z.string()).default([]),
    must: z.array(z.string()).default([]),
    mustNot: z.array(z.string()).default([]),
    accept: z.array(z.string()).default([]),
    category: z.string(),
  })
  .transform(({ q, turns, ...rest }) => ({
    ...rest,
    /** The visitor's messages in order; the reply to the last one is rated. */
    said: turns
      ? turns.filter(({ role }) => role === 'visitor').map(({ content }) => content)
      : [z.string().parse(q)],
  }))
/** A question with its expected answer. */
export type Item = z.infer<typeof item>

const baseArticle = z.object({
  slug: z.string(),
  title: z.string(),
  body: z.string(),
  language: z.string().default('en'),
})
/** An article to publish before the questions. */
export type BaseArticle = z.infer<typeof baseArticle>

const ARTICLES = '-articles.jsonl'

/** Reads the questions of a folder's `*.jsonl` files. */
export function readItems(folder: string): Item[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.jsonl') && !name.endsWith(ARTICLES))
    .sort()
    .flatMap(name => readLines(join(folder, name), item))
}

/**
 * Reads the articles of `NAME-articles.jsonl`, for the questions of tenant NAME; null if the tenant is a
 * demo company.
 */
export function readBase(folder: string, name: string): BaseArticle[] | null {
  const file = join(folder, `${name}${ARTICLES}`)
  return existsSync(file) ? readLines(file, baseArticle) : null
}

function readLines<T>(file: string, schema: z.ZodType<T>): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => schema.parse(JSON.parse(line)))
}
