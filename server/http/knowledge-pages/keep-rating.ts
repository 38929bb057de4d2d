import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { ROUTES } from '#contract/routes/index.ts'
import { contentPath } from '#core/knowledge/knowledge-path.ts'
import type { Company } from '#server/domain/actor.ts'
import { AppError } from '#server/domain/app-error.ts'
import { rateArticle } from '#server/domain/knowledge/articles/rate-article.ts'
import { readArticle } from '#server/domain/knowledge/articles/read-article.ts'
import { isEncoded } from '../is-encoded.ts'
import { isStorable } from '../storable.ts'
import type { KnowledgePageDeps } from './deps.ts'

/**
 * Stores the rating of a reader without scripts, and redirects to the article. A form cannot tell readers apart, so
 * each rating has its own key; the rate limit keeps them few.
 */
export async function keepRating(c: Context, company: Company, deps: KnowledgePageDeps): Promise<Response> {
  if (!isOwnForm(c, deps.originOf(c))) throw new AppError('forbidden')
  if (isEncoded(c)) throw new AppError('encoding_unsupported')
  const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const word = ROUTES.rateArticle.body.safeParse({
    ...form,
    visitor_key: randomUUID(),
    helpful: { yes: true, no: false }[String(form['helpful'])],
  })
  const texts = Object.values(form).filter(value => typeof value === 'string')
  if (!word.success || !texts.every(isStorable)) throw new AppError('invalid_request')
  await deps.limits.take('rateArticle', { ip: deps.clientIp(c), tenant: company.id })
  await rateArticle(deps, { ...company, network: deps.callerNetwork(c, company.id) }, word.data)
  const path = contentPath(await readArticle(deps.database, company, word.data))
  return c.redirect(`${path}?rated#kb_feedback`, 303)
}

/**
 * Whether a form is on our own page. Browsers say where a form is; a request that does not cannot come from another
 * site's page.
 */
function isOwnForm(c: Context, origin: string): boolean {
  const site = c.req.header('sec-fetch-site') ?? 'same-origin'
  const from = c.req.header('origin') ?? origin
  // With `no-referrer`, browsers send `null` as a form's origin.
  return site === 'same-origin' && (from === origin || from === 'null')
}
